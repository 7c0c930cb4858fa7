import { mailboxOf } from '@platform/rules/fields';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import { randomText, type Random } from '../ports/random';
import { holdMember } from './guards';
import { nameKey } from './names';
import { passwordMatches } from './passwords';

/** Registration input, trimmed and validated by the contract. */
export interface Registration {
  /** Sponsor's code; '' for none. */
  inviteCode: string;
  name: string;
  email: string;
  phone: string;
  passwordHash: string;
  language: string;
}

export interface Identity {
  id: bigint;
  code: string;
  name: string;
}

export type RegistrationOutcome =
  | { outcome: 'registered'; member: Identity }
  | { outcome: 'email-taken' | 'unknown-sponsor' };

/**
 * Alphabet of codes, without 0, 1, I, L and O, because people read codes aloud and type them from
 * paper.
 */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/**
 * Adds a member, whose accounts the database opens.
 *
 * @param grant test money in micro-USDT, within the database's limit; 0 for none
 */
export async function registerMember(
  tx: Tx,
  random: Random,
  registration: Registration,
  grant: MicroUsdt,
  code = randomText(random, CODE_ALPHABET, CODE_LENGTH),
): Promise<RegistrationOutcome> {
  const { inviteCode, name, email, phone, passwordHash, language } = registration;
  const sponsor = inviteCode === '' ? undefined : await memberWithCode(tx, inviteCode);
  if (inviteCode !== '' && sponsor === undefined) return { outcome: 'unknown-sponsor' };
  const [row] = await tx.query<{ id: bigint }>(sql`
    insert into member (code, email, name, phone, password_hash, language, sponsor_id)
    values (${nameKey(code)}, ${nameKey(email)}, ${name}, ${phone}, ${passwordHash},
      ${language}, ${sponsor ?? null})
    on conflict (email) do nothing
    returning id`);
  if (row === undefined) return { outcome: 'email-taken' };
  if (grant > 0n) await tx.query(sql`select grant_test_money(${row.id}, ${grant})`);
  return { outcome: 'registered', member: { id: row.id, code: nameKey(code), name } };
}

async function memberWithCode(db: Queryable, code: string): Promise<bigint | undefined> {
  const rows = await db.query<{ id: bigint }>(
    sql`select id from member where code = ${nameKey(code)}`,
  );
  return rows[0]?.id;
}

/**
 * Returns the reason why a registration would fail. Call this check before hashing the password,
 * which is slow. The registration can still fail later.
 */
export async function registrationProblem(
  db: Queryable,
  { inviteCode, email }: Pick<Registration, 'inviteCode' | 'email'>,
): Promise<'email-taken' | 'unknown-sponsor' | undefined> {
  if (inviteCode !== '' && (await memberWithCode(db, inviteCode)) === undefined) {
    return 'unknown-sponsor';
  }
  const taken = await db.query(sql`select 1 from member where email = ${nameKey(email)}`);
  return taken.length > 0 ? 'email-taken' : undefined;
}

export interface Credentials extends Identity {
  email: string;
  emailConfirmed: boolean;
  language: string;
  passwordHash: string;
  disabled: boolean;
}

export async function findCredentials(
  db: Queryable,
  emailOrCode: string,
): Promise<Credentials | undefined> {
  const name = nameKey(emailOrCode);
  // Earlier releases stored addresses as typed.
  const mailbox = nameKey(mailboxOf(emailOrCode) ?? emailOrCode);
  const rows = await db.query<Credentials>(sql`
    select id, code, name, email, email_confirmed_at is not null as "emailConfirmed", language,
      password_hash as "passwordHash", disabled
    from member
    where email in (${name}, ${mailbox}) or code = ${name}
    order by email = ${mailbox} limit 1`);
  return rows[0];
}

export async function setPassword(tx: Tx, member: bigint, passwordHash: string): Promise<void> {
  await tx.query(sql`update member set password_hash = ${passwordHash} where id = ${member}`);
}

/**
 * Returns the stored hash that matches a password. The caller must then call `holdPassword` in a
 * transaction, to check that the hash has not changed.
 */
export async function matchingHash(
  db: Queryable,
  member: bigint,
  password: string,
  first?: () => Promise<void>,
): Promise<string | undefined> {
  const { hash } = one(
    await db.query<{ hash: string }>(
      sql`select password_hash as hash from member where id = ${member}`,
    ),
  );
  return (await passwordMatches(hash, password, String(member), first)) ? hash : undefined;
}

/**
 * Locks a member like `holdMember`, and returns true if the password still has this hash. Changes
 * that require the password begin with this call, because the password may change during the slow
 * comparison.
 */
export async function holdPassword(tx: Tx, member: bigint, passwordHash: string): Promise<boolean> {
  await holdMember(tx, member);
  const { hash } = one(
    await tx.query<{ hash: string }>(
      sql`select password_hash as hash from member where id = ${member}`,
    ),
  );
  return hash === passwordHash;
}

export async function setWalletAddress(tx: Tx, member: bigint, address: string): Promise<boolean> {
  const changed = await tx.query(sql`
    update member set wallet_address = ${address}
    where id = ${member} and wallet_address <> ${address} returning id`);
  return changed.length > 0;
}

export interface Profile extends Identity {
  email: string;
  phone: string;
  emailConfirmed: boolean;
  /** Suggested withdrawal address with checksum; '' until the member sets one. */
  walletAddress: string;
  /** Display currency, as an ISO 4217 code; '' for none. */
  displayCurrency: string;
  /** Brand whose site the member used last; '' before the first use. */
  brand: string;
  nameHidden: boolean;
  language: string;
  joinedAt: Date;
  disabled: boolean;
}

export async function profileOf(db: Queryable, member: bigint): Promise<Profile> {
  const rows = await db.query<Profile>(sql`
    select id, code, name, email, email_confirmed_at is not null as "emailConfirmed", phone,
      wallet_address as "walletAddress", display_currency as "displayCurrency",
      brand, hide_name as "nameHidden", language, joined_at as "joinedAt", disabled
    from member where id = ${member}`);
  return one(rows);
}
