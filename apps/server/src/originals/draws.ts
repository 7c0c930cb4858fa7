import { setTimeout as delay } from 'node:timers/promises';
import type { MicroUsdt } from '@platform/rules/money';
import type { OriginalGame } from '@platform/rules/originals';
import sql from 'sql-template-tag';
import { one, type Database } from '../db/database';
import type { SteadyClock } from '../ports/clock';
import type { PlayRefusal } from './bets';

/** Channel on which the draw notifies web servers of decided requests. */
const CHANNEL = 'draw_answer';

/** Polling interval for answers, in ms. Polling covers lost notifications. */
const POLL_MS = 250;

/** Request to the draw. Its key makes retries idempotent. */
export interface DrawRequest {
  member: bigint;
  kind: 'pairs' | 'rotate' | 'reveal' | 'cashout' | OriginalGame;
  key: string;
  /**
   * Settings of a bet, such as `over:50.00` or `16:high`; client seed of a rotation; game, cell and
   * number of open cells of a reveal, such as `2003:7:1`; game of a cash-out.
   */
  settings: string;
  stake: MicroUsdt;
}

/**
 * Decision of the draw.
 *
 * - `placed`, `done`: executed, now or by an earlier request with the same key
 * - `conflict`: the key was used for another request
 * - `funds`: the balance does not cover the stake
 * - `win`: the win could exceed the bound, and `largest` is the maximum stake within it
 * - `limit`: the member is on a break, or the stake would exceed one of the member's limits
 * - `rotate`: the pair has no unused nonces
 * - `used`: the member had this client seed before
 * - `open`: the member has the open game of Mines `betId`
 * - `missing`, `over`, `behind`, `cell`, `nothing`: see `play_mines`
 * - `never`: the key was closed before the request arrived
 * - `late`, `failed`: nothing was done, because the request waited too long or the server seed
 *   could not be decrypted
 * - `unknown`: there was no decision in time; the request may still be executed
 */
export interface DrawAnswer {
  outcome:
    | 'placed'
    | 'done'
    | 'conflict'
    | 'funds'
    | 'win'
    | 'limit'
    | 'rotate'
    | 'used'
    | 'open'
    | PlayRefusal
    | 'never'
    | 'late'
    | 'failed'
    | 'unknown';
  /** Bet or game of Mines. */
  betId: bigint | null;
  largest: MicroUsdt | null;
}

interface Waiting {
  member: bigint;
  since: number;
  resolve: (answer: DrawAnswer) => void;
}

interface Unsent {
  request: DrawRequest;
  waiting: Waiting;
  reject: (error: unknown) => void;
}

const UNKNOWN: DrawAnswer = { outcome: 'unknown', betId: null, largest: null };

export interface DrawsOptions {
  steady: SteadyClock;
  /** Longest wait for a decision, in ms. */
  longestMs: number;
  /** Called if reading answers fails. The next poll retries. */
  onError: (error: unknown) => void;
  /** Called with the members whose bets were placed. */
  onPlaced: (members: readonly bigint[]) => void;
}

/**
 * Sends requests to the draw process, through the database. Requests that arrive while others are
 * being sent share one statement, and so do answers. Each member has at most one pending request.
 */
export class Draws {
  readonly #db: Database;
  readonly #options: DrawsOptions;
  #unsent: Unsent[] = [];
  #isSending = false;
  /** Pending requests, by id. */
  readonly #waiting = new Map<bigint, Waiting>();
  /** Last request of each member with a pending request. */
  readonly #last = new Map<bigint, Promise<unknown>>();
  #isListening = false;
  #isPolling = false;
  #collecting: Promise<void> | undefined;
  #isDirty = false;

  constructor(db: Database, options: DrawsOptions) {
    this.#db = db;
    this.#options = options;
  }

  /** Sends a request and waits for its decision. */
  ask(request: DrawRequest): Promise<DrawAnswer> {
    const since = this.#options.steady.now();
    const { member } = request;
    const before = this.#last.get(member) ?? Promise.resolve();
    const answer = before.then(() => this.#send(request, since));
    const settled = answer
      .catch(() => undefined)
      .then(() => {
        if (this.#last.get(member) === settled) this.#last.delete(member);
      });
    this.#last.set(member, settled);
    return answer;
  }

  #send(request: DrawRequest, since: number): Promise<DrawAnswer> {
    this.#listen();
    return new Promise((resolve, reject) => {
      this.#unsent.push({ request, waiting: { member: request.member, since, resolve }, reject });
      if (!this.#isSending) void this.#sendAll();
    });
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#unsent.length > 0) {
      const batch = this.#unsent.splice(0);
      try {
        const ids = await this.#insert(batch.map(({ request }) => request));
        batch.forEach(({ waiting }, index) => this.#waiting.set(ids[index] ?? 0n, waiting));
        void this.#poll();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isSending = false;
  }

  async #insert(requests: readonly DrawRequest[]): Promise<bigint[]> {
    const rows = await this.#db.query<{ ids: bigint[] }>(
      sql`
        select ask_draw(${requests.map(({ member }) => member)}::bigint[],
          ${requests.map(({ kind }) => kind)}, ${requests.map(({ key }) => key)},
          ${requests.map(({ settings }) => settings)},
          ${requests.map(({ stake }) => stake)}::bigint[])::text[] as ids`,
      'ask_draw',
    );
    return one(rows).ids.map(BigInt);
  }

  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    const collect = () => void this.#collect();
    this.#db.listen(CHANNEL, { notice: collect, gap: collect });
  }

  /** Polls for answers while requests are pending, in case a notification is lost. */
  async #poll(): Promise<void> {
    if (this.#isPolling) return;
    this.#isPolling = true;
    while (this.#waiting.size > 0) {
      await this.#collect();
      this.#giveUp();
      if (this.#waiting.size > 0) await delay(POLL_MS);
    }
    this.#isPolling = false;
  }

  #giveUp(): void {
    const oldest = this.#options.steady.now() - this.#options.longestMs;
    for (const [id, { since, resolve }] of this.#waiting) {
      if (since >= oldest) continue;
      this.#waiting.delete(id);
      resolve(UNKNOWN);
    }
  }

  /** Reads the answers. A call during a read causes another read. */
  #collect(): Promise<void> {
    this.#isDirty = true;
    this.#collecting ??= this.#collectAll().finally(() => (this.#collecting = undefined));
    return this.#collecting;
  }

  async #collectAll(): Promise<void> {
    while (this.#isDirty && this.#waiting.size > 0) {
      this.#isDirty = false;
      try {
        const rows = await this.#db.query<DrawAnswer & { request: bigint }>(
          sql`
            select request, outcome, bet_id as "betId", largest
            from take_draw_answers(${[...this.#waiting.keys()]}::bigint[])`,
          'take_draw_answers',
        );
        const placed: bigint[] = [];
        for (const { request, ...answer } of rows) {
          const waiting = this.#waiting.get(request);
          this.#waiting.delete(request);
          waiting?.resolve(answer);
          if (waiting && answer.outcome === 'placed') placed.push(waiting.member);
        }
        if (placed.length > 0) this.#options.onPlaced(placed);
      } catch (error) {
        // The next poll retries.
        this.#options.onError(error);
        return;
      }
    }
  }
}
