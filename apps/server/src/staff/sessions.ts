import sql from 'sql-template-tag';
import { linkTokenHash, newLinkToken } from '../account/linkToken';
import type { Queryable } from '../db/database';
import type { Random } from '../ports/random';
import { noteVisit, type StaffVisitor } from './visits';

/** Idle time after which a session ends, in minutes. */
export const IDLE_MINUTES = 30;
/** Longest duration of a session, in hours. */
export const LONGEST_HOURS = 12;
/** Time after a sign-in in which a session may sign in a command, in minutes. */
export const FRESH_MINUTES = 10;

export interface StaffMember {
  account: bigint;
  name: string;
  roles: readonly { role: string; brand: string }[];
  passkeys: number;
  hasAuthenticator: boolean;
  /** True for FRESH_MINUTES after both factors were checked. */
  isFresh: boolean;
}

async function insertSession(
  db: Queryable,
  random: Random,
  account: bigint,
  isForCommands: boolean,
): Promise<string> {
  const token = newLinkToken(random);
  await db.query(sql`
    insert into staff_session (token_hash, account_id, for_commands)
    values (${linkTokenHash(token)}, ${account}, ${isForCommands})`);
  return token;
}

/** Opens a session after both factors were checked. Returns its token. */
export async function openSession(
  db: Queryable,
  random: Random,
  account: bigint,
  visitor: StaffVisitor,
  factor: string,
): Promise<string> {
  await noteVisit(db, account, 'sign in', visitor, { factor });
  return insertSession(db, random, account, false);
}

/** Opens a session for a person's commands. Returns its token. */
export async function openForCommands(
  db: Queryable,
  random: Random,
  account: bigint,
  visitor: StaffVisitor,
): Promise<string> {
  await noteVisit(db, account, 'token', visitor);
  return insertSession(db, random, account, true);
}

/**
 * Returns the person of a session, and restarts its idle time. Returns undefined if the session has
 * ended, or is a session of the other kind.
 *
 * @param isForCommands true for the session of a command, which opens no pages
 */
export async function sessionOf(
  db: Queryable,
  token: string,
  isForCommands = false,
): Promise<StaffMember | undefined> {
  const [row] = await db.query<StaffMember>(sql`
    with used as (
      update staff_session session set used_at = clock_timestamp()
      from staff_account account
      where token_hash = ${linkTokenHash(token)} and account.id = account_id
        and for_commands = ${isForCommands}
        and used_at > clock_timestamp() - make_interval(mins => ${IDLE_MINUTES})
        and opened_at > clock_timestamp() - make_interval(hours => ${LONGEST_HOURS})
        and accepted_at is not null and disabled_at is null
        and (expires_at is null or expires_at > clock_timestamp())
      returning account.id, account.name,
        opened_at > clock_timestamp() - make_interval(mins => ${FRESH_MINUTES}) as is_fresh)
    select id as account, name,
      coalesce((select json_agg(json_build_object('role', role, 'brand', brand) order by role, brand)
        from staff_grant where account_id = id), '[]') as roles,
      (select count(*)::int from staff_passkey where account_id = id) as passkeys,
      exists (select from staff_authenticator where account_id = id) as "hasAuthenticator",
      is_fresh as "isFresh"
    from used`);
  return row;
}

export async function endSession(
  db: Queryable,
  token: string,
  visitor: StaffVisitor,
): Promise<void> {
  const [row] = await db.query<{ account: bigint }>(sql`
    delete from staff_session where token_hash = ${linkTokenHash(token)}
    returning account_id as account`);
  if (row !== undefined) await noteVisit(db, row.account, 'sign out', visitor);
}
