import type { Queryable } from '../../db/database';
import { findRefusal, keepRefusal, type Intent, type Refused } from '../../wallet/refusals';
import { Refusal } from '../../http/refusal';
import { holdAccount } from '../../ledger/accounts';
import { keyConflict } from './keyConflict';
import type { Services } from '../shared/services';

export interface Once {
  intent: Intent;
  /**
   * Returns `done` if the intent was executed, `conflict` if its key was used for another request.
   */
  findOutcome: (db: Queryable) => Promise<'done' | 'conflict' | undefined>;
  /** Runs first. Its refusals are not stored, so that the same key works after a proof. */
  before: () => Promise<void>;
  /**
   * Runs the action: locks the member's main account, looks for an earlier decision about the key,
   * and stores its own refusal. Returns `refused` for an earlier or its own refusal. Throws
   * refusals that precede the decision.
   */
  attempt: () => Promise<'done' | 'refused'>;
}

export const PURPOSES = { activate: 'lock', withdraw: 'withdrawal' } as const;

export const refusalOf = ({ status, code, params }: Refused) =>
  Refusal.again(status, code, params ?? undefined);

async function isDone(db: Queryable, { intent, findOutcome }: Once): Promise<boolean> {
  const conflict = () => keyConflict(PURPOSES[intent.call]);
  const done = await findOutcome(db);
  if (done === 'conflict') throw conflict();
  if (done === 'done') return true;
  const refused = await findRefusal(db, intent);
  if (refused === 'conflict') throw conflict();
  if (refused !== undefined) throw refusalOf(refused);
  return false;
}

export const refusedOf = ({ status, code, params }: Refusal): Refused => ({
  status,
  code,
  params: params ?? null,
});

/** Returns true if a refusal depends on the request itself instead of a rate limit. */
const isAnswer = ({ status }: Refusal) => status !== 429;

/** Executes an intent once. The first outcome of its key is final. */
export async function doOnce({ db }: Services, once: Once): Promise<void> {
  if (await isDone(db, once)) return;
  await once.before();
  try {
    if ((await once.attempt()) === 'done' || (await isDone(db, once))) return;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refusal = error as Refusal;
    const done = await db.transaction(async (tx) => {
      await holdAccount(tx, once.intent.member);
      // The outcome of an earlier copy of the request applies.
      if (await isDone(tx, once)) return true;
      if (isAnswer(refusal)) await keepRefusal(tx, once.intent, refusedOf(refusal));
      return false;
    });
    if (!done) throw error;
    return;
  }
  throw new Error(`The refusal of ${once.intent.call} was not stored.`);
}
