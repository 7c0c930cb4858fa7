import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { nameKey } from './names';

export interface Guessable {
  subject: string;
  allowed: number;
}

const ALLOWED = 5;

export const signInFrom = (network: string, name: string): Guessable => ({
  subject: `sign-in-from:${network}:${nameKey(name)}`,
  allowed: 10,
});

/**
 * Returns the limit on guesses of a member's password across networks and names: at most 100
 * failures (NIST SP 800-63B). Limits unknown names too, so that the limit does not reveal members.
 */
export const signInAs = (name: string, member: bigint | undefined): Guessable => ({
  subject: member === undefined ? `sign-in-name:${nameKey(name)}` : `sign-in:${member}`,
  allowed: 100,
});

/** @param device key of the browser, see `knownDevice` */
export const signInWith = (device: string, member: bigint): Guessable => ({
  subject: `sign-in-with:${member}:${device}`,
  allowed: 10,
});

export const passwordOf = (member: bigint): Guessable => ({
  subject: `password:${member}`,
  allowed: ALLOWED,
});
export const txnPasswordOf = (member: bigint): Guessable => ({
  subject: `txn-password:${member}`,
  allowed: ALLOWED,
});
export const otpOf = (member: bigint): Guessable => ({
  subject: `otp:${member}`,
  allowed: ALLOWED,
});
/**
 * Returns the limit on guesses of a sign-in code. It is separate from `otpOf`, because a caller who
 * knows only the password must not lock out the signed-in member.
 */
export const signInCodeFrom = (network: string, member: bigint): Guessable => ({
  subject: `sign-in-code-from:${network}:${member}`,
  allowed: ALLOWED,
});
export const signInCodeWith = (device: string, member: bigint): Guessable => ({
  subject: `sign-in-code-with:${member}:${device}`,
  allowed: ALLOWED,
});
export const signInCodeOf = (member: bigint): Guessable => ({
  subject: `sign-in-code:${member}`,
  allowed: 100,
});
/** Returns the limit on reset emails for an address. Every request counts as a failure. */
export const resetMailTo = (email: string): Guessable => ({
  subject: `reset-mail:${nameKey(email)}`,
  allowed: ALLOWED,
});
export const confirmationMailOf = (member: bigint): Guessable => ({
  subject: `confirmation-mail:${member}`,
  allowed: ALLOWED,
});

/**
 * Claims an attempt before its result is known, so that concurrent attempts on several servers
 * cannot exceed the limit. At the limit, each failure doubles the wait, from one minute to one
 * hour. The count resets after a day without failures.
 *
 * Do not call this in the transaction of the attempt: a rollback would remove the failure.
 *
 * @returns time to wait in ms; 0 if the attempt is granted
 */
export async function claimAttempt(db: Queryable, { subject, allowed }: Guessable) {
  const granted = await db.query(sql`
    insert into attempt as a (subject, failures, last_at) values (${subject}, 1, clock_timestamp())
    on conflict (subject) do update set
      failures = case when a.last_at < clock_timestamp() - interval '1 day' then 1 else a.failures + 1 end,
      last_at = clock_timestamp(),
      locked_until = case
        when a.last_at < clock_timestamp() - interval '1 day' or a.failures + 1 < ${allowed} then null
        else clock_timestamp()
          + interval '1 minute' * least(60, power(2, least(6, a.failures + 1 - ${allowed})))
      end
    where a.locked_until is null or a.locked_until <= clock_timestamp()
    returning subject`);
  if (granted.length > 0) return 0;
  const [row] = await db.query<{ wait: number }>(sql`
    update attempt set refused = refused + 1 where subject = ${subject}
    returning extract(epoch from locked_until - clock_timestamp())::float8 * 1000 as wait`);
  return Math.max(row?.wait ?? 0, 1);
}

export async function takeRefused(
  db: Queryable,
  guessables: readonly Guessable[],
): Promise<number> {
  const subjects = guessables.map(({ subject }) => subject);
  const [row] = await db.query<{ refused: number }>(sql`
    with taken as (
      select subject, refused from attempt where subject = any (${subjects}) and refused > 0
      order by subject for update
    ), zeroed as (
      update attempt set refused = 0 from taken where attempt.subject = taken.subject
    )
    select coalesce(sum(refused), 0)::int as refused from taken`);
  return row?.refused ?? 0;
}

export async function forgetAttempts(db: Queryable, { subject }: Guessable): Promise<void> {
  await db.query(sql`delete from attempt where subject = ${subject}`);
}
