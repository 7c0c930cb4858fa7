import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/database';
import { BooksDiffer } from '../ledger/books/booksDiffer';
import type { Check } from '../ledger/books/check';
import { sumUp, sumUpFirst, takeTurn } from '../ledger/books/checkpoint';
import { keepFigure, ledgerMeasures, type Measure } from '../ledger/books/figures';
import { compareLedger, record } from '../ledger/books/results';

export interface ReconcileOptions {
  db: Database;
  /** Comparisons with data outside the database. @default none */
  checks?: readonly Check[];
  /** Figures from outside the database. @default none */
  measures?: readonly Measure[];
  /** Interval between two turns across all servers, in ms. */
  restMs: number;
  patienceMs?: number;
  /** Called once when a check starts to find a difference, and for every failure. */
  onError: (error: unknown) => void;
}

/**
 * Compares the books if it is this server's turn: first the ledger itself, then other data. Payouts
 * depend on the results: see payouts_stopped.
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
  await sumUpFirst(db);
  for (const [name, differences] of await compareLedger(db)) {
    onError(new BooksDiffer(name, differences));
  }
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
    if (value !== undefined) await keepFigure(options.db, { name, label, value });
  } catch (error) {
    options.onError(error);
  }
}

/** Limits the duration of a check, so that an unresponsive chain does not delay others. */
async function inTime<T>(
  { patienceMs = 30_000 }: ReconcileOptions,
  name: string,
  work: Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const late = delay(patienceMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`The check '${name}' did not finish within ${patienceMs} ms.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    late.catch(() => undefined);
  }
}
