import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { testDatabase, type TestDatabase } from '../testing/database';
import { deleteExpired } from '../jobs/retention';
import { claimAttempt, forgetAttempts, otpOf } from './attempts';

let database: TestDatabase;
let there: Database;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  there = database.another();
});
afterAll(async () => {
  await database.drop();
});

const MINUTE = 60_000;
const claim = (db: Database, member: bigint) => claimAttempt(db, otpOf(member));

/** Simulates the passing of time by moving the stored times back. */
const pass = (minutes: number) =>
  database.db.query(sql`
    update attempt set
      last_at = last_at - ${minutes} * interval '1 minute',
      locked_until = locked_until - ${minutes} * interval '1 minute'`);

test('grants five attempts across all servers, then doubles the wait up to an hour', async () => {
  for (let failure = 0; failure < 5; failure += 1) expect(await claim(database.db, 1n)).toBe(0);
  const minutes: number[] = [];
  for (let failure = 0; failure < 8; failure += 1) {
    const wait = await claim(there, 1n);
    minutes.push(Math.ceil(wait / MINUTE));
    await pass(Math.ceil(wait / MINUTE));
    expect(await claim(database.db, 1n)).toBe(0);
  }
  expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

test('grants no more than five concurrent attempts', async () => {
  const waits = await Promise.all(
    Array.from({ length: 30 }, (_, index) => claim(index % 2 === 0 ? database.db : there, 2n)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test('forgets failures after a success, or after a day without failures', async () => {
  for (const forget of [() => forgetAttempts(there, otpOf(3n)), () => pass(24 * 60 + 1)]) {
    for (let failure = 0; failure < 5; failure += 1) expect(await claim(database.db, 3n)).toBe(0);
    expect(await claim(database.db, 3n)).toBeGreaterThan(0);
    await forget();
  }
  for (let failure = 0; failure < 5; failure += 1) expect(await claim(database.db, 3n)).toBe(0);
});

test('deletes expired attempts', async () => {
  const count = async () => (await database.db.query(sql`select subject from attempt`)).length;
  await claim(database.db, 4n);
  await pass(24 * 60 + 1);
  await claim(database.db, 5n);
  await deleteExpired(database.db);
  expect(await count()).toBe(1);
});
