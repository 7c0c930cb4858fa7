import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { linkTokenHash } from '../account/linkToken';
import { one, type Database } from '../db/database';
import { StaffBrowser } from './staffBrowser';

/** Staff member with a session. */
export interface Colleague {
  name: string;
  account: bigint;
  /** Token of a command's session. */
  token: string;
  /** Browser with another session. */
  browser: StaffBrowser;
}

const newToken = () => randomBytes(32).toString('base64url');

/**
 * Creates a person with sessions and roles, such as `brand manager of ember`.
 *
 * @param origin address of the server
 */
export async function colleagueOf(
  db: Database,
  origin: string,
  ...roles: string[]
): Promise<Colleague> {
  const name = `P ${randomBytes(4).toString('hex')}`;
  const [page, token] = [newToken(), newToken()];
  const { account } = one(
    await db.query<{ account: bigint }>(sql`
      insert into staff_account (name, email, accepted_at)
      values (${name}, 'person@test.localhost', clock_timestamp()) returning id as account`),
  );
  for (const text of roles) {
    const [role = '', brand = '*'] = text.split(' of ');
    await db.query(sql`
      insert into staff_grant (account_id, role, brand) values (${account}, ${role}, ${brand})`);
  }
  await db.query(sql`
    insert into staff_session (token_hash, account_id, for_commands)
    values (${linkTokenHash(page)}, ${account}, false), (${linkTokenHash(token)}, ${account}, true)`);
  const browser = new StaffBrowser(origin);
  browser.cookies.set('staff', page);
  return { name, account, token, browser };
}
