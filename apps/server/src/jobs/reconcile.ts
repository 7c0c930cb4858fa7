import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/database';
import { BooksDiffer } from '../ledger/books/booksDiffer';
import type { Check } from '../ledger/books/check';
import { holdCheckpoint, sumUp, sumUpFirst, takeTurn } from '../ledger/books/checkpoint';
import { examine } from '../ledger/books/examine';
import { keepFigure, ledgerMeasures, type Measure } from '../ledger/books/figures';
import { record } from '../ledger/books/results';

export interface ReconcileOptions {
  db: Database;
  /** Comparisons with what is outside the database. @default none */
  checks?: readonly Check[];
  /** What else is measured. @default nothing */
  measures?: readonly Measure[];
  /** How long between two turns of all servers together, in ms. */
  restMs: number;
  /** How long a check or a measure may take, in ms. @default 30_000 */
  patienceMs?: number;
  /** Called once when a check begins to differ, and whenever one fails. */
  onError: (error: unknown) => void;
}

/**
 * Compares the books, where it is this server's turn: the ledger with itself first, then everything
 * else. Payouts look at the results, see `mayPay`.
 */
export async function reconcile(options: ReconcileOptions): Promise<void> {
  const { db, checks = [], measures = [], restMs } = options;
  if (!(await takeTurn(db, restMs))) return;
  await examineLedger(options);
  await Promise.all([
    ...checks.map((check) => runCheck(options, check)),
    ...[...ledgerMeasures(db), ...measures].map((measure) => runMeasure(options, measure)),
  ]);
}

async function examineLedger({ db, onError }: ReconcileOptions): Promise<void> {
  // A ledger that was never compared is left to the sweep: all of it in one transaction would be too much.
  await sumUpFirst(db);
  const found = await db.transaction(async (tx) => {
    const checkpoint = await holdCheckpoint(tx);
    if (checkpoint === undefined) return [];
    const news: BooksDiffer[] = [];
    for (const [name, differences] of Object.entries(await examine(tx, checkpoint))) {
      if (await record(tx, name, differences)) news.push(new BooksDiffer(name, differences));
    }
    return news;
  });
  found.forEach(onError);
  await sumUp(db);
}

async function runCheck(options: ReconcileOptions, { name, run }: Check): Promise<void> {
  const { db, onError } = options;
  try {
    const differences = await inTime(options, name, run());
    const isNew = await db.transaction((tx) => record(tx, name, differences));
    if (isNew) onError(new BooksDiffer(name, differences));
  } catch (error) {
    onError(error);
  }
}

async function runMeasure(options: ReconcileOptions, measure: Measure): Promise<void> {
  const { name, label } = measure;
  try {
    const value = await inTime(options, name, measure.read());
    await keepFigure(options.db, { name, label, value });
  } catch (error) {
    options.onError(error);
  }
}

/** A chain that does not answer holds up no other check. */
async function inTime<T>(
  { patienceMs = 30_000 }: ReconcileOptions,
  name: string,
  work: Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const late = delay(patienceMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`The check '${name}' did not end within ${patienceMs} ms.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    late.catch(() => undefined);
  }
}
