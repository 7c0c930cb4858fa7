import sql from 'sql-template-tag';
import { linkTokenHash } from '../account/linkToken';
import type { Queryable, Tx } from '../db/database';
import { createdPasskey, creationOptions } from './passkeys';
import type { StaffMember } from './sessions';
import { noteVisit, VisitRefused, type StaffVisitor, type VisitPorts } from './visits';

/** Maximum number of passkeys per person. */
const MOST_PASSKEYS = 10;
/** Maximum length of the name of a passkey, in characters. */
export const LONGEST_NAME = 40;

/** Passkey as its owner sees it. */
export interface OwnPasskey {
  /** Credential id, in base64url. */
  id: string;
  name: string;
  addedAt: Date;
  usedAt: Date | null;
}

interface Row extends Omit<OwnPasskey, 'id'> {
  credential: Buffer;
  transports: readonly string[];
}

/** Reads the person's passkeys, oldest first. */
const rowsOf = (db: Queryable, account: bigint): Promise<Row[]> =>
  db.query<Row>(sql`
    select credential, name, transports, added_at as "addedAt", used_at as "usedAt"
    from staff_passkey where account_id = ${account} order by added_at, credential`);

/** Returns the person's passkeys, oldest first. */
export async function ownPasskeys(db: Queryable, account: bigint): Promise<OwnPasskey[]> {
  const rows = await rowsOf(db, account);
  return rows.map(({ credential, name, addedAt, usedAt }) => ({
    id: credential.toString('base64url'),
    name,
    addedAt,
    usedAt,
  }));
}

/** Returns the browser options for one more passkey, with a new challenge for the session. */
export async function nextPasskey(
  { db, site }: VisitPorts,
  { account, name }: StaffMember,
  session: string,
): Promise<object> {
  const options = await creationOptions(site, { id: account, name }, await rowsOf(db, account));
  await db.query(sql`
    update staff_session set challenge = ${options.challenge}
    where token_hash = ${linkTokenHash(session)}`);
  return options;
}

/** Returns the challenge of a session and deletes it. */
async function takeChallenge(tx: Tx, session: string): Promise<string | undefined> {
  const [row] = await tx.query<{ challenge: string | null }>(sql`
    with asked as (
      select token_hash, challenge from staff_session
      where token_hash = ${linkTokenHash(session)} for update)
    update staff_session set challenge = null from asked
    where staff_session.token_hash = asked.token_hash returning asked.challenge`);
  return row?.challenge ?? undefined;
}

function nameIn(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= LONGEST_NAME) return name;
  throw new VisitRefused(`Name the passkey with 1 to ${LONGEST_NAME} characters.`, 422);
}

/** Locks the person's sign-in, so that concurrent changes run one after the other. */
const hold = (tx: Tx, account: bigint) =>
  tx.query(sql`select from staff_password where account_id = ${account} for update`);

/**
 * Adds a passkey that the browser created.
 *
 * @throws VisitRefused for an invalid response or name, or if the person has too many passkeys
 */
export async function addPasskey(
  { db, site }: VisitPorts,
  { account }: StaffMember,
  { session, name: text, response }: { session: string; name: string; response: unknown },
  visitor: StaffVisitor,
): Promise<void> {
  const name = nameIn(text);
  // A challenge is used up even if its response is refused.
  const challenge = await db.transaction((tx) => takeChallenge(tx, session));
  const created =
    challenge === undefined ? undefined : await createdPasskey(site, challenge, response);
  if (created === undefined) throw new VisitRefused('The passkey was not created. Try again.');
  const { credential, publicKey, counter, transports } = created;
  await db.transaction(async (tx) => {
    await hold(tx, account);
    if ((await rowsOf(tx, account)).length >= MOST_PASSKEYS) {
      throw new VisitRefused(`You have ${MOST_PASSKEYS} passkeys. Remove one first.`, 422);
    }
    const added = await tx.query(sql`
      insert into staff_passkey (credential, account_id, public_key, counter, transports, name)
      values (${credential}, ${account}, ${publicKey}, ${counter}, ${transports}::text[], ${name})
      on conflict do nothing returning credential`);
    if (added.length === 0) throw new VisitRefused('This passkey is already in use.', 422);
    await noteVisit(tx, account, 'add passkey', visitor, { passkey: name });
  });
}

const noSuchPasskey = () => new VisitRefused('You have no such passkey any more.', 422);

/** @throws VisitRefused for an invalid name, or if the passkey is not the person's own */
export async function renamePasskey(
  { db }: VisitPorts,
  { account }: StaffMember,
  { id, name: text }: { id: string; name: string },
  visitor: StaffVisitor,
): Promise<void> {
  const name = nameIn(text);
  await db.transaction(async (tx) => {
    const renamed = await tx.query(sql`
      update staff_passkey set name = ${name}
      where credential = ${Buffer.from(id, 'base64url')} and account_id = ${account}
      returning name`);
    if (renamed.length === 0) throw noSuchPasskey();
    await noteVisit(tx, account, 'rename passkey', visitor, { passkey: name });
  });
}

/**
 * Removes a passkey, and ends the person's other sessions.
 *
 * @throws VisitRefused for the last second factor, or if the passkey is not the person's own
 */
export async function removePasskey(
  { db }: VisitPorts,
  { account, hasAuthenticator }: StaffMember,
  { id, session }: { id: string; session: string },
  visitor: StaffVisitor,
): Promise<void> {
  await db.transaction(async (tx) => {
    await hold(tx, account);
    const passkeys = await rowsOf(tx, account);
    const passkey = passkeys.find(({ credential }) => credential.toString('base64url') === id);
    if (passkey === undefined) throw noSuchPasskey();
    if (passkeys.length === 1 && !hasAuthenticator) {
      throw new VisitRefused('This is your last second factor. Add another passkey first.', 422);
    }
    await tx.query(sql`delete from staff_passkey where credential = ${passkey.credential}`);
    await tx.query(sql`
      delete from staff_session
      where account_id = ${account} and token_hash <> ${linkTokenHash(session)}`);
    await noteVisit(tx, account, 'remove passkey', visitor, { passkey: passkey.name });
  });
}
