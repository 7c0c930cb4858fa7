import type { Sql } from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { Queryable } from '../db/database';
import { LiveSessions } from './liveSessions';

function databaseOf(state: { alive: Set<string>; rested: number; failing: boolean }) {
  const asked: string[][] = [];
  const query = async (statement: Sql) => {
    const [ids] = statement.values as [string[]];
    asked.push(ids);
    if (state.failing) throw new Error('The database is away.');
    return ids
      .filter((id) => state.alive.has(id))
      .map((id) => ({
        id,
        member: BigInt(id),
        disabled: false,
        excluded: false,
        rested: state.rested,
      }));
  };
  return { asked, db: { query } as Queryable };
}

function setUp(...alive: string[]) {
  const state = { now: 0, alive: new Set(alive), rested: 0, failing: false };
  const { asked, db } = databaseOf(state);
  return { state, asked, sessions: new LiveSessions(db, 720, () => state.now) };
}

test('queries the database for the same session at most every five seconds', async () => {
  const { state, asked, sessions } = setUp('1');
  for (state.now = 0; state.now < 5_000; state.now += 100) {
    expect(await sessions.find('1')).toMatchObject({ member: 1n });
  }
  expect(asked).toEqual([['1']]);
});

test('refreshes all sessions in use with one query', async () => {
  const { state, asked, sessions } = setUp('1', '2', '3', '4');
  for (const id of ['1', '2', '3']) await sessions.find(id);
  state.now = 3_000;
  await sessions.find('1');
  await sessions.find('3');
  await sessions.find('4');
  expect(asked.slice(3)).toEqual([['1', '3', '4']]);
  state.now = 7_000;
  await sessions.find('1');
  await sessions.find('3');
  expect(asked.slice(4)).toEqual([]);
});

test('combines concurrent session checks into a few queries', async () => {
  const crowd = Array.from({ length: 100 }, (_, index) => String(index));
  const { asked, sessions } = setUp(...crowd);
  const found = await Promise.all([...crowd, 'unknown', '99'].map((id) => sessions.find(id)));
  expect(found.map((live) => live?.member)).toEqual([...crowd.map(BigInt), undefined, 99n]);
  // The first queries start immediately. The remaining ids share the next query.
  expect(asked).toHaveLength(5);
  expect(asked.flat().sort()).toEqual([...crowd, 'unknown'].sort());
});

test('an unanswered query does not delay other sessions', async () => {
  const never = new Promise<never>(() => undefined);
  const { db } = databaseOf({ alive: new Set(['2', '3']), rested: 0, failing: false });
  const query: Queryable['query'] = (statement) =>
    statement.values.flat().includes('1') ? never : db.query(statement);
  const sessions = new LiveSessions({ query }, 720, () => 0);
  void sessions.find('1');
  const found = await Promise.all(['2', '3'].map((id) => sessions.find(id)));
  expect(found.map((live) => live?.member)).toEqual([2n, 3n]);
});

test('failed queries do not block later queries', async () => {
  const { state, asked, sessions } = setUp('1', '2', '3', '4', '5');
  state.failing = true;
  const failed = await Promise.allSettled(['1', '2', '3', '4', '5'].map((id) => sessions.find(id)));
  expect(failed.every(({ status }) => status === 'rejected')).toBe(true);
  state.failing = false;
  expect(await sessions.find('5')).toBeDefined();
  expect(asked).toHaveLength(6);
});

test('detects within five seconds that a session in use has ended on another server', async () => {
  const { state, sessions } = setUp('1', '2');
  await sessions.find('1');
  await sessions.find('2');
  state.alive.delete('1');
  state.now = 4_999;
  expect(await sessions.find('1')).toBeDefined();
  state.now = 5_000;
  await sessions.find('2');
  expect(await sessions.find('1')).toBeUndefined();
});

describe('a session that ends during its check stays ended', () => {
  test.each(['for the first time', 'once more'])('when the session is checked %s', async (when) => {
    const { state, sessions } = setUp('1');
    if (when === 'once more') await sessions.find('1');
    state.now = 5_000;
    const asking = sessions.find('1');
    sessions.forget('1');
    state.alive.delete('1');
    await asking;
    expect(await sessions.find('1')).toBeUndefined();
  });
});

test('queries every session again after forgetAll', async () => {
  const { state, sessions } = setUp('1', '2');
  await sessions.find('1');
  await sessions.find('2');
  state.alive.clear();
  sessions.forgetAll();
  expect(await sessions.find('1')).toBeUndefined();
  expect(await sessions.find('2')).toBeUndefined();
});

test('a request succeeds even if storing the last use fails', async () => {
  const { state, asked, sessions } = setUp('1');
  state.rested = 120_000;
  await sessions.find('1');
  state.failing = true;
  expect(await sessions.find('1', true)).toMatchObject({ member: 1n });
  expect(asked).toHaveLength(2);
});
