import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../db/database';
import type { Random } from '../ports/random';
import type { Ending } from './sessions';

/** 256 random bits cannot be guessed, so the hash needs no salt. */
const TOKEN_BYTES = 32;
/**
 * Maximum number of known browsers per member. The browser with the oldest sign-in is deleted
 * first.
 */
const MOST = 20;
export const KNOWN_DAYS = 180;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Returns the key under which attempts from this browser are counted. Returns undefined if the
 * member has never signed in with the browser. The lookup takes the same time for an unknown
 * member.
 */
export async function knownDevice(
  db: Queryable,
  member: bigint | undefined,
  token: string | undefined,
): Promise<string | undefined> {
  const hash = hashOf(token ?? '');
  const rows = await db.query(sql`
    select 1 from known_device
    where member_id = ${member ?? null} and token_hash = ${hash}
      and last_used_at > clock_timestamp() - ${KNOWN_DAYS} * interval '1 day'`);
  return rows.length > 0 ? hash.toString('hex') : undefined;
}

export interface SigningDevice {
  member: bigint;
  session: string | null;
  token: string | undefined;
}

/**
 * @returns the browser's new token. Each sign-in replaces the token, which makes a planted token
 * useless.
 */
export async function rememberDevice(
  tx: Tx,
  random: Random,
  { member, session, token }: SigningDevice,
): Promise<string> {
  const next = Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
  if (token !== undefined) {
    await tx.query(sql`
      update known_device set token_hash = ${hashOf(next)} where token_hash = ${hashOf(token)}`);
  }
  await tx.query(sql`
    insert into known_device (member_id, token_hash, session_id)
    values (${member}, ${hashOf(next)}, ${session})
    on conflict (member_id, token_hash) do update
      set session_id = excluded.session_id, last_used_at = excluded.last_used_at`);
  await tx.query(sql`
    delete from known_device where member_id = ${member} and token_hash not in (
      select token_hash from known_device where member_id = ${member}
      order by last_used_at desc limit ${MOST})`);
  return next;
}

/** Forgets the browsers of the ended sessions, which another person may use. */
export async function forgetDevices(tx: Tx, member: bigint, ending: Ending): Promise<void> {
  const only = typeof ending === 'object' && 'only' in ending ? ending.only : null;
  const except = typeof ending === 'object' && 'except' in ending ? ending.except : null;
  await tx.query(sql`
    delete from known_device where member_id = ${member}
      and (${only}::text is null or session_id::text = ${only})
      and (${except}::text is null or session_id::text is distinct from ${except})`);
}
