import sql from 'sql-template-tag';
import { linkTokenHash } from '../account/linkToken';
import type { Queryable } from '../db/database';

/** Time between the password and the second factor, in minutes. */
export const STEP_MINUTES = 10;

/** Sign-in or enrolment whose password was accepted. */
export interface Step {
  account: bigint;
  name: string;
  /** SHA-256 of the code of an enrolment; null for a sign-in. */
  codeHash: Buffer | null;
  passwordHash: string | null;
  sealed: Buffer | null;
  keyVersion: number | null;
}

/** Returns the step of a token; undefined if the step has ended. */
export async function stepOf(db: Queryable, token: string): Promise<Step | undefined> {
  const [row] = await db.query<Step>(sql`
    select account_id as account, name, code_hash as "codeHash", password_hash as "passwordHash",
      sealed_secret as sealed, key_version as "keyVersion"
    from staff_step join staff_account on staff_account.id = account_id
    where token_hash = ${linkTokenHash(token)} and staff_step.expires_at > clock_timestamp()`);
  return row;
}

/** Stores the challenge that the passkey of a step signs next. */
export async function setChallenge(db: Queryable, token: string, challenge: string): Promise<void> {
  await db.query(sql`
    update staff_step set challenge = ${challenge} where token_hash = ${linkTokenHash(token)}`);
}

/** Returns the challenge of a step and deletes it. */
export async function takeChallenge(db: Queryable, token: string): Promise<string | undefined> {
  const [row] = await db.query<{ challenge: string | null }>(sql`
    with asked as (
      select token_hash, challenge from staff_step
      where token_hash = ${linkTokenHash(token)} for update)
    update staff_step set challenge = null from asked
    where staff_step.token_hash = asked.token_hash returning asked.challenge`);
  return row?.challenge ?? undefined;
}

/** Deletes a step. Returns true for only one of several concurrent callers. */
export async function endStep(db: Queryable, token: string): Promise<boolean> {
  const ended = await db.query(sql`
    delete from staff_step where token_hash = ${linkTokenHash(token)} returning account_id`);
  return ended.length > 0;
}
