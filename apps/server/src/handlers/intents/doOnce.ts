import type { Queryable } from '../../db/database';
import { findRefusal, keepRefusal, type Intent, type Refused } from '../../wallet/refusals';
import { Refusal } from '../../http/refusal';
import { holdAccount } from '../../ledger/accounts';
import { keyConflict } from './keyConflict';
import type { Services } from '../shared/services';

/** What is done once for a key. */
export interface Once {
  intent: Intent;
  /** Finds out if the intent was done under its key, or the key was used for another request. */
  findOutcome: (db: Queryable) => Promise<'done' | 'conflict' | undefined>;
  /**
   * Does it. Where it decides, it holds the member's main account, asks first whether the key was
   * decided about, and keeps its own refusal: `refused` is any of these. What it refuses before that, it
   * throws.
   */
  attempt: () => Promise<'done' | 'refused'>;
}

/** What a call is for, in the words of its refusals. */
export const PURPOSES = { activate: 'lock', withdraw: 'withdrawal' } as const;

/** How a kept refusal is answered: as it was the first time. */
export const refusalOf = ({ status, code, params }: Refused) =>
  Refusal.again(status, code, params ?? undefined);

/**
 * Whether a key is done.
 *
 * @throws Refusal when it was refused, or used for another request
 */
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

/** What is kept of a refusal. */
export const refusedOf = ({ status, code, params }: Refusal): Refused => ({
  status,
  code,
  params: params ?? null,
});

/** Whether a refusal says something about the request, not only about how many there are. */
const isAnswer = ({ status }: Refusal) => status !== 429;

/**
 * Does something once for a key, and answers every copy of the request alike: what was done stays
 * done, and what was refused stays refused, whatever changes.
 *
 * @throws Refusal
 */
export async function doOnce({ db }: Services, once: Once): Promise<void> {
  if (await isDone(db, once)) return;
  try {
    if ((await once.attempt()) === 'done' || (await isDone(db, once))) return;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refusal = error as Refusal;
    const done = await db.transaction(async (tx) => {
      await holdAccount(tx, 'main', once.intent.member);
      // A copy may have been faster: what it was answered is the answer.
      if (await isDone(tx, once)) return true;
      if (isAnswer(refusal)) await keepRefusal(tx, once.intent, refusedOf(refusal));
      return false;
    });
    if (!done) throw error;
    return;
  }
  throw new Error(`A refusal of ${once.intent.call} was not kept.`);
}
