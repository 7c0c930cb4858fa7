import { randomBytes } from 'node:crypto';
import sql, { raw } from 'sql-template-tag';
import { openDatabase, type Database } from '../db/database';
import { ROLES } from '../db/privileges';
import type { Mail } from '../ports/mail/mail';
import { systemRandom } from '../ports/random';
import { runStaff, type StaffOptions } from '../staff/command';
import { PATIENCE, type TestDatabase } from './database';

/** Origin of the page for staff in tests. */
export const STAFF_ORIGIN = 'http://staff.localhost:4000';

/** Delay of recoveries in tests, in hours. */
export const RECOVERY_HOURS = 24;

/** Person or program that runs `npm run staff` with a database login. */
export interface Person {
  login: string;
  /** Connections with the login. */
  db: Database;
  run: (words: readonly string[], options?: StaffOptions) => Promise<string>;
}

/** People with database logins, as an operator creates them. */
export class Staff {
  readonly mails: Mail[] = [];
  readonly owner: Person;
  readonly #database: TestDatabase;
  readonly #pools: Database[] = [];
  readonly #logins: string[] = [];

  constructor(database: TestDatabase) {
    this.#database = database;
    this.owner = this.#person('server_owner', database.ownerUrl);
  }

  #person(login: string, url: string): Person {
    const db = openDatabase({ url, connections: 2, ...PATIENCE });
    this.#pools.push(db);
    const mailer = { send: async (mail: Mail) => void this.mails.push(mail) };
    const ports = {
      db,
      random: systemRandom,
      mailer,
      recoveryHours: RECOVERY_HOURS,
      publicUrl: STAFF_ORIGIN,
    };
    return { login, db, run: (words, options) => runStaff(ports, words, options) };
  }

  /** Creates a login with the role `platform_support`, without a staff account. */
  async login(): Promise<Person> {
    const { db, url } = this.#database;
    const login = `staff_${randomBytes(6).toString('hex')}`;
    await db.query(raw(`create role ${login} login password 'secret' in role ${ROLES.support}`));
    this.#logins.push(login);
    return this.#person(
      login,
      Object.assign(new URL(url), { username: login, password: 'secret' }).href,
    );
  }

  /** Creates a person with an account that has these roles for every brand. */
  async person(name: string, ...roles: string[]): Promise<Person> {
    const person = await this.login();
    const { db } = this.#database;
    await db.query(sql`
      with account as (
        insert into staff_account (name, email, login, accepted_at)
        values (${name}, ${`${name}@test.localhost`}, ${person.login}, clock_timestamp())
        returning id)
      insert into staff_grant (account_id, role)
      select id, unnest(${roles}::text[]) from account`);
    return person;
  }

  /** Closes the connections and drops the logins. */
  async close(): Promise<void> {
    for (const pool of this.#pools) await pool.close();
    for (const login of this.#logins) await this.#database.db.query(raw(`drop role ${login}`));
  }
}

/** Returns the code in the printed text of an invitation. */
export const codeIn = (text: string): string => / accept (\S+)$/.exec(text)?.[1] ?? '';
