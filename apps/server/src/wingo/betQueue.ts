import type { GameType } from '@platform/rules/wingo';
import { stopwatch } from '../ports/clock';
import type { Bid, Placement } from './bets';

/** The most bets one statement places: enough to share a commit, few enough to keep it short. */
const LARGEST_BATCH = 200;

/** How many bets of a game wait at most, unless an option says otherwise. */
const MOST_WAITING = 10_000;

/**
 * What became of a bet that was queued. `unsent`: too many wait, or it has waited too long; nothing is
 * decided, and the database was not asked.
 */
export type QueuedPlacement = Placement | { outcome: 'unsent' };

interface Waiting {
  bid: Bid;
  /** When the last caller asked for it who waits for its outcome. */
  since: number;
  placement: Promise<QueuedPlacement>;
  resolve: (placement: QueuedPlacement) => void;
  reject: (error: unknown) => void;
}

/** What tells bids apart: copies of one are the same in all of this. */
const textOf = ({ member, key, bet, stake, seen }: Bid): string =>
  JSON.stringify([String(member), key, bet, String(stake), seen]);

function waitingFor(bid: Bid, since: number): Waiting {
  const waiting = { bid, since } as Waiting;
  waiting.placement = new Promise((resolve, reject) => Object.assign(waiting, { resolve, reject }));
  return waiting;
}

/** Places the bids of one game, in order: its answers match them one to one. */
export type PlaceBatch = (game: GameType, bids: readonly Bid[]) => Promise<readonly Placement[]>;

/**
 * Called when a batch begins; what it returns is called when it has ended, and resolves when the
 * next may begin at the latest.
 */
export type Pacer = () => () => Promise<void>;

/** How often a bet is sent whose member is busy, unless an option says otherwise. */
const ATTEMPTS = 40;

export interface BetQueueOptions {
  /** @default one that lets the next batch begin immediately */
  pacer?: Pacer;
  /** Waits before a bet is sent again whose member is busy. @default does not wait */
  rest?: () => Promise<void>;
  /** How often a bet is sent whose member's account is held by another transaction. @default 40 */
  attempts?: number;
  /** How many bets of a game may wait. @default 10_000 */
  mostWaiting?: number;
  /**
   * How long after its caller asked a bet may be sent, in ms: later ones have had another answer.
   *
   * @default no limit
   */
  longestMs?: number;
  /** In ms, only forward. @default since the queue was made */
  now?: () => number;
}

/**
 * Group commit: while one batch of a game is on its way to the database, the bets that arrive wait
 * and go together as the next one. A lone bet never waits; many share the cost of a commit. What
 * waits has a limit, in number and in time, so that a slow database is not sent bets that no one waits
 * for.
 */
export class BetQueue {
  readonly #place: PlaceBatch;
  readonly #pacer: Pacer;
  readonly #rest: () => Promise<void>;
  readonly #attempts: number;
  readonly #mostWaiting: number;
  readonly #longestMs: number;
  readonly #now: () => number;
  /** In order of arrival, by what tells them apart. */
  readonly #waiting = new Map<GameType, Map<string, Waiting>>();
  readonly #busy = new Set<GameType>();
  readonly #gathering = new Map<GameType, { enough: number; wake: () => void }>();

  constructor(place: PlaceBatch, options: BetQueueOptions = {}) {
    this.#place = place;
    this.#pacer = options.pacer ?? (() => async () => undefined);
    this.#rest = options.rest ?? (() => Promise.resolve());
    this.#attempts = options.attempts ?? ATTEMPTS;
    this.#mostWaiting = options.mostWaiting ?? MOST_WAITING;
    this.#longestMs = options.longestMs ?? Infinity;
    this.#now = options.now ?? stopwatch();
  }

  /**
   * Places one bet; resolves once it is committed or refused, its member was busy all the time, or it
   * will not be sent.
   */
  async place(game: GameType, bid: Bid): Promise<QueuedPlacement> {
    const since = this.#now();
    let before: QueuedPlacement | undefined;
    for (let attempt = 1; ; attempt += 1) {
      const placement = await this.#join(game, bid, since);
      // What was sent once stays uncertain: a copy of it may hold the account, and place the bet.
      if (placement.outcome === 'unsent') return before ?? placement;
      if (placement.outcome !== 'busy' || attempt === this.#attempts) return placement;
      before = placement;
      await this.#rest();
    }
  }

  /** Joins the next batch, together with its copies that wait. */
  #join(game: GameType, bid: Bid, since: number): Promise<QueuedPlacement> {
    const all = this.#waiting.get(game) ?? new Map<string, Waiting>();
    const text = textOf(bid);
    const copy = all.get(text);
    if (copy !== undefined) {
      copy.since = Math.max(copy.since, since);
      return copy.placement;
    }
    if (all.size >= this.#mostWaiting) return Promise.resolve({ outcome: 'unsent' });
    const waiting = waitingFor(bid, since);
    all.set(text, waiting);
    this.#waiting.set(game, all);
    this.#wakeIfEnough(game);
    if (!this.#busy.has(game)) void this.#run(game);
    return waiting.placement;
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
    return batch.length + (this.#waiting.get(game)?.size ?? 0);
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
    if (gathering && (this.#waiting.get(game)?.size ?? 0) >= gathering.enough) gathering.wake();
  }

  /**
   * Takes the next batch: in order of arrival, one bet a member, the others stay for later. What has
   * waited too long is answered, and goes.
   */
  #next(game: GameType): Waiting[] {
    const members = new Set<bigint>();
    const batch: Waiting[] = [];
    const all = this.#waiting.get(game) ?? new Map<string, Waiting>();
    const oldest = this.#now() - this.#longestMs;
    for (const [text, waiting] of all) {
      if (batch.length === LARGEST_BATCH) break;
      const { member } = waiting.bid;
      const isOver = waiting.since < oldest;
      if (!isOver && members.has(member)) continue;
      all.delete(text);
      if (isOver) {
        waiting.resolve({ outcome: 'unsent' });
      } else {
        members.add(member);
        batch.push(waiting);
      }
    }
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
