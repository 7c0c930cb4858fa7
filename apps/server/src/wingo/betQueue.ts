import type { GameType } from '@platform/rules/wingo';
import type { Bid, Placement } from './bets';

/** The most bets one statement places: enough to share a commit, few enough to keep it short. */
const LARGEST_BATCH = 200;

interface Waiting {
  bid: Bid;
  resolve: (placement: Placement) => void;
  reject: (error: unknown) => void;
}

/** Places the bids of one game, in order: its answers match them one to one. */
export type PlaceBatch = (game: GameType, bids: readonly Bid[]) => Promise<readonly Placement[]>;

/**
 * Called when a batch begins; what it returns is called when it has ended, and resolves when the
 * next may begin at the latest.
 */
export type Pacer = () => () => Promise<void>;

/** How often a bet is sent whose member's account is held by another transaction. */
const ATTEMPTS = 40;

export interface BetQueueOptions {
  /** @default one that lets the next batch begin immediately */
  pacer?: Pacer;
  /** Waits before a bet is sent again whose member is busy. @default does not wait */
  rest?: () => Promise<void>;
}

/**
 * Group commit: while one batch of a game is on its way to the database, the bets that arrive wait
 * and go together as the next one. A lone bet never waits; many share the cost of a commit.
 */
export class BetQueue {
  readonly #place: PlaceBatch;
  readonly #pacer: Pacer;
  readonly #rest: () => Promise<void>;
  readonly #waiting = new Map<GameType, Waiting[]>();
  readonly #busy = new Set<GameType>();
  readonly #gathering = new Map<GameType, { enough: number; wake: () => void }>();

  constructor(
    place: PlaceBatch,
    { pacer = () => async () => undefined, rest = () => Promise.resolve() }: BetQueueOptions = {},
  ) {
    this.#place = place;
    this.#pacer = pacer;
    this.#rest = rest;
  }

  /** Places one bet; resolves once it is committed or refused, or its member was busy all the time. */
  async place(game: GameType, bid: Bid): Promise<Placement> {
    for (let attempt = 1; ; attempt += 1) {
      const placement = await this.#join(game, bid);
      if (placement.outcome !== 'busy' || attempt === ATTEMPTS) return placement;
      await this.#rest();
    }
  }

  /** Joins the next batch. */
  #join(game: GameType, bid: Bid): Promise<Placement> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(game) ?? [];
      waiting.push({ bid, resolve, reject });
      this.#waiting.set(game, waiting);
      this.#wakeIfEnough(game);
      if (!this.#busy.has(game)) void this.#run(game);
    });
  }

  async #run(game: GameType): Promise<void> {
    this.#busy.add(game);
    for (let batch = this.#next(game); batch.length > 0; batch = this.#next(game)) {
      const rest = this.#pacer();
      await this.#send(game, batch);
      await Promise.race([rest(), this.#gathered(game, this.#crowd(game, batch) / 2)]);
    }
    this.#busy.delete(game);
  }

  /** How many bets were on their way at the same time. */
  #crowd(game: GameType, batch: readonly Waiting[]): number {
    return batch.length + (this.#waiting.get(game)?.length ?? 0);
  }

  /** Resolves as soon as this many bets wait. */
  #gathered(game: GameType, enough: number): Promise<void> {
    return new Promise((wake) => {
      this.#gathering.set(game, { enough, wake });
      this.#wakeIfEnough(game);
    });
  }

  #wakeIfEnough(game: GameType): void {
    const gathering = this.#gathering.get(game);
    if (gathering && (this.#waiting.get(game)?.length ?? 0) >= gathering.enough) gathering.wake();
  }

  /** Takes the next batch: in order of arrival, one bet a member, the others stay for later. */
  #next(game: GameType): Waiting[] {
    const members = new Set<bigint>();
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const waiting of this.#waiting.get(game) ?? []) {
      const { member } = waiting.bid;
      if (batch.length < LARGEST_BATCH && !members.has(member)) {
        members.add(member);
        batch.push(waiting);
      } else {
        rest.push(waiting);
      }
    }
    this.#waiting.set(game, rest);
    return batch;
  }

  async #send(game: GameType, batch: readonly Waiting[]): Promise<void> {
    try {
      const placements = await this.#place(
        game,
        batch.map(({ bid }) => bid),
      );
      batch.forEach(({ resolve, reject }, index) => {
        const placement = placements[index];
        if (placement) resolve(placement);
        else reject(new Error('The database answered fewer bets than it was sent.'));
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
