import type { LiveReply } from '@platform/api/contract';
import type { Queryable } from '../db/database';
import { leadersReply, playsReply, winsReply } from '../replies/playReplies';
import type { Run } from './run';

const MOST_NEW_PLAYS = 5;
/**
 * Number of reads between refreshes of the top lists, which also change at the end of a day or
 * week.
 */
const READS_A_LIST = 30;

type Plays = Awaited<ReturnType<typeof playsReply>>;

interface Known {
  plays: Plays;
  best: readonly LiveReply[];
  reads: number;
}

export interface PlaysWatchOptions {
  db: Queryable;
  send: (brand: string, messages: readonly LiveReply[]) => void;
  run: Run;
}

export class PlaysWatch {
  readonly #options: PlaysWatchOptions;
  readonly #brands = new Map<string, Promise<Known>>();
  #reading = false;
  #again: boolean | undefined;

  constructor(options: PlaysWatchOptions) {
    this.#options = options;
  }

  stop(): void {
    this.#brands.clear();
  }

  /** Returns the current state of a brand for a new stream, and follows the brand from then on. */
  async state(brand: string): Promise<LiveReply[]> {
    const known = this.#brands.get(brand) ?? this.#begin(brand);
    const { plays, best } = await known;
    return [{ type: 'plays', data: plays, sync: true }, ...best];
  }

  /** @param names true if visible names have changed, so that everything is sent again */
  refresh(names = false): void {
    if (this.#reading) return void (this.#again = this.#again === true || names);
    this.#reading = true;
    this.#options.run(() =>
      this.#readAll(names).finally(() => {
        const again = this.#again;
        this.#reading = false;
        this.#again = undefined;
        if (again !== undefined) this.refresh(again);
      }),
    );
  }

  #begin(brand: string): Promise<Known> {
    const known = this.#read(brand, true);
    this.#brands.set(brand, known);
    // Makes the next stream retry.
    known.catch(() => this.#forget(brand, known));
    return known;
  }

  #forget(brand: string, known: Promise<Known>): void {
    if (this.#brands.get(brand) === known) this.#brands.delete(brand);
  }

  async #read(brand: string, withBest: boolean, before?: Known): Promise<Known> {
    const { db } = this.#options;
    const plays = await playsReply(db, brand);
    const reads = (before?.reads ?? 0) + 1;
    const isDue = withBest || before === undefined || reads % READS_A_LIST === 0;
    const hasNewWin = () => newsOf(plays, before?.plays ?? []).some(({ kind }) => kind === 'win');
    if (!isDue && !hasNewWin()) return { plays, best: before.best, reads };
    const [wins, leaders] = await Promise.all([winsReply(db, brand), leadersReply(db, brand)]);
    return {
      plays,
      best: [
        { type: 'wins', data: wins },
        { type: 'leaders', data: leaders },
      ],
      reads,
    };
  }

  async #readAll(names: boolean): Promise<void> {
    const { send } = this.#options;
    for (const [brand, reading] of [...this.#brands]) {
      const before = await reading;
      const known = await this.#read(brand, names, before);
      // The watch was stopped in the meantime.
      if (this.#brands.get(brand) !== reading) return;
      this.#brands.set(brand, Promise.resolve(known));
      const messages = messagesOf(known, before, names);
      if (messages.length > 0) send(brand, messages);
    }
  }
}

function newsOf(plays: Plays, before: Plays): Plays {
  const known = new Set(before.map(({ id }) => id));
  return plays.filter(({ id }) => !known.has(id));
}

function messagesOf(known: Known, before: Known, names: boolean): LiveReply[] {
  const news = newsOf(known.plays, before.plays).slice(0, MOST_NEW_PLAYS);
  const best = known.best.filter(
    (message, index) => JSON.stringify(message) !== JSON.stringify(before.best[index]),
  );
  if (names) return [{ type: 'plays', data: known.plays, sync: true }, ...best];
  return news.length > 0 ? [{ type: 'plays', data: news }, ...best] : best;
}
