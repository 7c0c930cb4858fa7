import sql from 'sql-template-tag';
import { claimAttempt, forgetAttempts, type Guessable } from '../account/attempts';
import { nameKey } from '../account/names';
import type { Database, Queryable } from '../db/database';
import type { Random } from '../ports/random';
import type { Keyring } from '../sealing/keyring';
import type { PasskeySite } from './passkeys';

export interface VisitPorts {
  db: Database;
  random: Random;
  keyring: Keyring;
  site: PasskeySite;
}

/** Visitor of a staff page. */
export interface StaffVisitor {
  /** IP address. */
  address: string;
  /** Network of the address, for limits. */
  network: string;
}

/** Thrown for a refused request to /staff. The message addresses the person. */
export class VisitRefused extends Error {
  override readonly name = 'VisitRefused';

  constructor(
    message: string,
    readonly status: 403 | 422 | 429 = 403,
  ) {
    super(message);
  }
}

/** Returns the limit on password guesses for a name, per network. */
export const passwordFrom = (network: string, name: string): Guessable => ({
  subject: `staff-password-from:${network}:${nameKey(name)}`,
  allowed: 10,
});
/** Returns the limit on password guesses for a name, across networks. Unknown names also count. */
export const passwordFor = (name: string): Guessable => ({
  subject: `staff-password:${nameKey(name)}`,
  allowed: 100,
});
/** Returns the limit on guesses of an app code after the right password, per network. */
export const codeFrom = (network: string, account: bigint): Guessable => ({
  subject: `staff-code-from:${network}:${account}`,
  allowed: 5,
});
/** Returns the limit on guesses of an app code, across networks. */
export const codeFor = (account: bigint): Guessable => ({
  subject: `staff-code:${account}`,
  allowed: 100,
});

/**
 * Claims attempts before the secret is compared. A claimed attempt counts as a failure until
 * `forgetAll`.
 *
 * @throws VisitRefused after too many failures
 */
export async function claimAll(db: Queryable, guessables: readonly Guessable[]): Promise<void> {
  for (const guessable of guessables) {
    const wait = await claimAttempt(db, guessable);
    if (wait === 0) continue;
    const minutes = Math.ceil(wait / 60_000);
    throw new VisitRefused(
      `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      429,
    );
  }
}

export async function forgetAll(db: Queryable, guessables: readonly Guessable[]): Promise<void> {
  for (const guessable of guessables) await forgetAttempts(db, guessable);
}

/** Actions on the pages, as the audit log records them. */
export type VisitAction =
  | 'sign in'
  | 'sign in refused'
  | 'sign out'
  | 'token'
  | 'add passkey'
  | 'rename passkey'
  | 'remove passkey';

/**
 * Records a sign-in event in the audit log.
 *
 * @param account account of the person; undefined for an unknown name
 */
export async function noteVisit(
  db: Queryable,
  account: bigint | undefined,
  action: VisitAction,
  { address }: Pick<StaffVisitor, 'address'>,
  detail: Readonly<Record<string, string>> = {},
): Promise<void> {
  await db.query(sql`
    select note_staff_visit(${account ?? null}, ${action}, ${JSON.stringify(detail)}::jsonb,
      ${address})`);
}
