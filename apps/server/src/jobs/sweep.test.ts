import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Queryable } from '../db/database';
import { useServers } from '../testing/suite';
import { sweep } from './sweep';

const suite = useServers();

test('deletes expired rows and keeps valid rows', async () => {
  const { db } = suite.database;
  const { user, registration, token } = await suite.wire.signUp();
  const member = BigInt(user.id);
  await suite.wire.post('/api/auth/forgotPassword', { email: registration.email });
  await suite.app.settled();
  const left = async () => ({
    resets: (await db.query(sql`select 1 from password_reset where member_id = ${member}`)).length,
    sessions: (await db.query(sql`select 1 from session where member_id = ${member}`)).length,
    attempts: (await db.query(sql`select 1 from attempt`)).length,
  });
  await db.query(sql`
    insert into session (member_id, expires_at)
    values (${member}, clock_timestamp() - interval '2 months')`);
  await sweep(db, 720);
  expect(await left()).toEqual({ resets: 1, sessions: 1, attempts: 1 });
  expect((await suite.wire.get('/api/user/profile', { token })).status).toBe(200);

  await db.query(sql`
    update password_reset set expires_at = clock_timestamp() - interval '1 second'`);
  await db.query(sql`update attempt set last_at = last_at - interval '2 days'`);
  await sweep(db, 720);
  expect(await left()).toEqual({ resets: 0, sessions: 1, attempts: 0 });
});

test('runs the other steps if one fails, and reports every failure', async () => {
  const { db } = suite.database;
  await db.query(sql`
    insert into attempt (subject, failures, last_at)
    values ('old', 1, clock_timestamp() - interval '2 days')`);
  const failing = (...texts: string[]): Queryable => ({
    ...db,
    query: (statement, name) => {
      const text = texts.find((each) => statement.text.includes(each));
      return text === undefined
        ? db.query(statement, name)
        : Promise.reject(new Error(`Another transaction holds ${text}.`));
    },
  });
  const months = 'Another transaction holds keep_ledger_months.';
  await expect(sweep(failing('keep_ledger_months'), 720)).rejects.toThrow(new Error(months));
  // The log contains the message of an error and those of its causes.
  await expect(sweep(failing('keep_ledger_months', 'session-idle'), 720)).rejects.toMatchObject({
    message: `2 steps failed: ${months}; Another transaction holds session-idle.`,
    cause: { message: months },
    errors: [{ message: months }, { message: 'Another transaction holds session-idle.' }],
  });
  expect(await db.query(sql`select from attempt where subject = 'old'`)).toEqual([]);
});
