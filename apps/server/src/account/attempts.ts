import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { nameKey } from './names';

/** Something that can be guessed, and how often in a row before guessing gets slow. */
export interface Guessable {
  subject: string;
  allowed: number;
}

const ALLOWED = 5;

/**
 * The password of a name, guessed from one network: other networks cannot lock the member's own out.
 */
export const signInFrom = (network: string, name: string): Guessable => ({
  subject: `sign-in-from:${network}:${nameKey(name)}`,
  allowed: 10,
});

/**
 * The password of a member, guessed from anywhere by either name: NIST SP 800-63B allows no more
 * than 100. A name that no member has is counted alike, so that nothing is revealed.
 */
export const signInAs = (name: string, member: bigint | undefined): Guessable => ({
  subject: member === undefined ? `sign-in-name:${nameKey(name)}` : `sign-in:${member}`,
  allowed: 100,
});

/**
 * The password of a member, guessed with a browser that has signed in as them before. It is counted
 * on its own, so that what others guess elsewhere never makes the member wait.
 *
 * @param device its name, see `knownDevice`
 */
export const signInWith = (device: string, member: bigint): Guessable => ({
  subject: `sign-in-with:${member}:${device}`,
  allowed: 10,
});

/** What only a signed-in caller can guess. */
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
 * The code that sign-in asks for after the right password, guessed from one network and from
 * anywhere. Counted apart from `otpOf`: a caller who has only the password must not lock the member out
 * of what they do while signed in.
 */
export const signInCodeFrom = (network: string, member: bigint): Guessable => ({
  subject: `sign-in-code-from:${network}:${member}`,
  allowed: ALLOWED,
});
/** The same, guessed with a browser that has signed in before: counted on its own, as the password. */
export const signInCodeWith = (device: string, member: bigint): Guessable => ({
  subject: `sign-in-code-with:${member}:${device}`,
  allowed: ALLOWED,
});
export const signInCodeOf = (member: bigint): Guessable => ({
  subject: `sign-in-code:${member}`,
  allowed: 100,
});
/** Mails that are requested for an address: none of them is ever a success. */
export const resetMailTo = (email: string): Guessable => ({
  subject: `reset-mail:${nameKey(email)}`,
  allowed: ALLOWED,
});
export const confirmationMailOf = (member: bigint): Guessable => ({
  subject: `confirmation-mail:${member}`,
  allowed: ALLOWED,
});

/**
 * Claims one attempt, before it is known how it ends: however many come at the same time, to however many
 * servers, no more are granted than are allowed. From then on each failure doubles the wait, from
 * one minute to an hour; a day without any forgets them.
 *
 * Never inside the transaction of what is attempted, which would forget the failure it rolls back.
 *
 * @returns how long to wait, in ms; 0 when the attempt is granted
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

/** How many attempts were refused since this was last asked, at any of these. */
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

/** Forgets the failures of one who succeeded. */
export async function forgetAttempts(db: Queryable, { subject }: Guessable): Promise<void> {
  await db.query(sql`delete from attempt where subject = ${subject}`);
}
