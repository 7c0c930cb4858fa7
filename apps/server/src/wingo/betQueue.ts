import type { GameType } from '@platform/rules/wingo';
import { stopwatch } from '../ports/clock';
import type { Bid, Placement } from './bets';

/** Size of a batch: enough bets to share a commit, and few enough to keep the statement short. */
const LARGEST_BATCH = 200;

const MOST_WAITING = 10_000;

/**
 * Outcome of a queued bid. `unsent`: the queue was full or the bet waited too long, so it never
 * reached the database.
 */
export type QueuedPlacement = Placement | { outcome: 'unsent' };

interface Waiting {
  bid: Bid;
  /** Latest arrival time among the callers waiting for this outcome. */
  since: number;
  placement: Promise<QueuedPlacement>;
  resolve: (placement: QueuedPlacement) => void;
  reject: (error: unknown) => void;
}

/**
 * Returns the identity of a bid, which all retries share. The key comes last, because only the key
 * can contain a space.
 */
const textOf = ({ member, key, bet: { betType, betValue }, stake, seen }: Bid): string =>
  `${member} ${stake} ${betType} ${betValue} ${seen ?? ''} ${key}`;

function waitingFor(bid: Bid, since: number): Waiting {
  let resolve!: Waiting['resolve'];
  let reject!: Waiting['reject'];
  const placement = new Promise<QueuedPlacement>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  return { bid, since, placement, resolve, reject };
}

/** Places a batch of bids. Returns the placements in the order of the bids. */
export type PlaceBatch = (game: GameType, bids: readonly Bid[]) => Promise<readonly Placement[]>;

/**
 * Called when a batch starts. Returns a function to call when the batch ends. The next batch waits
 * until the promise of that function resolves or enough bets are waiting.
 */
export type Pacer = () => () => Promise<void>;

const ATTEMPTS = 40;

export interface BetQueueOptions {
  pacer?: Pacer;
  /** Waits before a retry of a bet whose member's account is locked. @default does not wait */
  rest?: () => Promise<void>;
  /**
   * Maximum number of attempts to place a bet while another transaction locks the member's account.
   * @default 40
   */
  attempts?: number;
  mostWaiting?: number;
  /**
   * Maximum age of a bet when it is sent, in ms. Callers of older bets already have another
   * response.
   *
   * @default no limit
   */
  longestMs?: number;
  now?: () => number;
}

/**
 * Group commit: while a batch of a game is in progress, new bets form the next batch. A single bet
 * is sent immediately; concurrent bets share a commit. Limits on number and age keep abandoned bets
 * away from a slow database.
 */
export class BetQueue {
  readonly #place: PlaceBatch;
  readonly #pacer: Pacer;
  readonly #rest: () => Promise<void>;
  readonly #attempts: number;
  readonly #mostWaiting: number;
  readonly #longestMs: number;
  readonly #now: () => number;
  /** Waiting bets by game and identity, in order of arrival. */
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
   * Resolves once it is committed, refused or dropped, or its member's account was locked at every
   * attempt.
   */
  async place(game: GameType, bid: Bid): Promise<QueuedPlacement> {
    const since = this.#now();
    let before: QueuedPlacement | undefined;
    for (let attempt = 1; ; attempt += 1) {
      const placement = await this.#join(game, bid, since);
      // A bet that was sent earlier stays `busy`: a concurrent copy may lock the account and still
      // place it.
      if (placement.outcome === 'unsent') return before ?? placement;
      if (placement.outcome !== 'busy' || attempt === this.#attempts) return placement;
      before = placement;
      await this.#rest();
    }
  }

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

  #crowd(game: GameType, batch: readonly Waiting[]): number {
    return batch.length + (this.#waiting.get(game)?.size ?? 0);
  }

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
   * Removes the next batch from the queue in order of arrival, with one bet per member. Further
   * bets of these members keep waiting. Bets that waited too long resolve as `unsent`.
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
        else reject(new Error('The database returned fewer outcomes than bets.'));
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
