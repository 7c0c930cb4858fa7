import { parseUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { one } from '../../db/database';
import { testApp, type TestApp } from '../../testing/app';
import { testDatabase, type TestDatabase } from '../../testing/database';
import type { TestFolder } from '../../testing/folders';
import { answerDraws, brandsWithOriginals } from '../../testing/pairs';
import { callOff, drawAs, openRound, reachDraw, rewrite } from '../../testing/rounds';
import { Wire } from '../../testing/wire';
import { settleRound, unsettledRounds } from '../../wingo/settlement';

const SESSION = '/api/user/playSession';
const SET = '/api/user/setRealityCheck';
const ANSWER = '/api/user/answerRealityCheck';
const MINUTE = 60_000;

let database: TestDatabase;
let folder: TestFolder;
let app: TestApp;
let wire: Wire;
let stopDraw: () => Promise<void>;
const errors: unknown[] = [];
let token: string;
let keys = 0;
const newKey = () => `key-of-a-request-${(keys += 1)}`;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  folder = await brandsWithOriginals();
  app = await testApp(database.as('app'), { TOKENS_DIR: folder.path });
  wire = new Wire(app.origin);
  stopDraw = answerDraws(database.as('draw'), (error) => errors.push(error));
});
afterAll(async () => {
  await stopDraw();
  await app.close();
  await database.drop();
  await folder.remove();
  expect([...errors, ...app.errors]).toEqual([]);
});

beforeEach(async () => {
  ({ token } = await wire.signUp());
});

const send = (path: string, body: object) => wire.post(path, body, { token, key: newKey() });
const mines = (amount: string) => send('/api/game/mines/open', { amount, mines: 3 });
const wingo = (amount: string) =>
  send('/api/game/placeBetnew', { gametype: 1, betType: 'number', betValue: '7', amount });
const dice = (amount: string) =>
  send('/api/game/dice/bet', { amount, direction: 'over', target: '50.00' });
/** Opens another session of a member who has signed up. */
const signIn = async ({ registration, user }: Awaited<ReturnType<Wire['signUp']>>) => {
  const { password } = registration;
  return (await wire.post('/api/auth/login', { code: user.code, password })).body.token as string;
};
const read = async (own = token) => (await wire.get(SESSION, { token: own })).body.data;
const netOf = (session: { returned: string; staked: string }) =>
  parseUsdt(session.returned) - parseUsdt(session.staked);

/** Moves all bets and answers to reality checks into the past. */
async function pass(minutes: number): Promise<void> {
  const by = sql`make_interval(mins => ${minutes})`;
  await rewrite(database.db, sql`update wingo_bet set placed_at = placed_at - ${by}`);
  await rewrite(database.db, sql`update original_bet set placed_at = placed_at - ${by}`);
  await rewrite(database.db, sql`update mines_game set opened_at = opened_at - ${by}`);
  await rewrite(
    database.db,
    sql`update member set reality_checked_at = reality_checked_at - ${by}`,
  );
}

let last: bigint | undefined;
async function freshRound(): Promise<bigint> {
  if (last !== undefined) await reachDraw(database.db, last);
  last = await openRound(database.db, 1);
  return last;
}

async function settle(): Promise<void> {
  for (const round of await unsettledRounds(database.db)) await settleRound(database.db, round);
}

describe('a play session', () => {
  test('counts the bets on every game, starting with the first bet', async () => {
    await freshRound();
    expect(await read()).toMatchObject({ began_at: null, staked: '0', returned: '0' });
    const before = Date.now();
    expect((await wingo('4')).status).toBe(200);
    expect((await dice('2')).status).toBe(200);
    const session = await read();
    expect(session.staked).toBe('6');
    expect(session.began_at).toBeGreaterThanOrEqual(before - 1_000);
    expect(session.began_at).toBeLessThanOrEqual(session.now);
    const { payout } = one(
      await database.db.query<{ payout: bigint }>(
        sql`select payout from original_bet order by id desc limit 1`,
      ),
    );
    expect(parseUsdt(session.returned)).toBe(payout);
  });

  test('counts games of Mines, but not a stake that was returned to an absent member', async () => {
    await mines('3');
    const open = await read();
    expect(open).toMatchObject({ staked: '3', returned: '0' });
    expect(open.began_at).toBeLessThanOrEqual(open.now);
    await rewrite(database.db, sql`update mines_game set expires_at = opened_at`);
    await vi.waitFor(async () => expect((await read()).staked).toBe('0'), 8_000);
    expect(await read()).toMatchObject({ began_at: open.began_at, returned: '0' });
    await mines('2');
    expect(await read()).toMatchObject({ staked: '2', returned: '0' });
  });

  test('counts a payout as returned, and does not count a refunded stake', async () => {
    const won = await freshRound();
    await wingo('1');
    expect(netOf(await read())).toBe(-1_000_000n);
    await reachDraw(database.db, won);
    await drawAs(database.db, won, 7);
    await settle();
    const paid = await read();
    expect(paid).toMatchObject({ staked: '1', returned: '8.82' });
    const voided = await freshRound();
    await wingo('5');
    await reachDraw(database.db, voided);
    await callOff(database.db, voided);
    await settle();
    expect(await read()).toMatchObject({ staked: '1', returned: paid.returned });
  });

  test('ends with an hour-long pause', async () => {
    await freshRound();
    await wingo('1');
    await pass(59);
    await wingo('2');
    const session = await read();
    expect(session.staked).toBe('3');
    expect(session.now - session.began_at).toBeGreaterThanOrEqual(59 * MINUTE);
    await pass(60);
    expect(await read()).toMatchObject({ began_at: null, staked: '0' });
    await wingo('4');
    expect((await read()).staked).toBe('4');
  });

  test('is shared by all sessions of the member, and excludes bets of other members', async () => {
    await freshRound();
    const other = await wire.signUp();
    await wingo('1');
    expect((await read(other.token)).staked).toBe('0');
    ({ token } = other);
    await wingo('2');
    expect(await read(await signIn(other))).toEqual({
      ...(await read()),
      now: expect.any(Number) as unknown,
      last_sign_in: expect.any(Number) as unknown,
    });
  });

  test('states the previous sign-in', async () => {
    const first = await wire.signUp();
    expect((await read(first.token)).last_sign_in).toBeNull();
    const { now, last_sign_in: before } = await read(await signIn(first));
    expect(before).toBeGreaterThan(now - MINUTE);
    expect((await read(first.token)).last_sign_in).toBeNull();
  });
});

describe('a reality check', () => {
  test('is due after the chosen minutes of play, and again after an answer', async () => {
    await freshRound();
    expect((await send(SET, { minutes: 15 })).body.code).toBe('REALITY_CHECK_SET');
    expect(await read()).toMatchObject({ check_minutes: 15, next_check_at: null });
    await wingo('1');
    const begun = await read();
    expect(begun.next_check_at).toBe(begun.began_at + 15 * MINUTE);
    await pass(20);
    const due = await read();
    expect(due.next_check_at).toBeLessThan(due.now);
    expect((await send(ANSWER, {})).status).toBe(200);
    const answered = await read();
    expect(answered.next_check_at).toBeGreaterThan(answered.now + 14 * MINUTE);
    expect(answered).toMatchObject({ began_at: due.began_at, staked: '1' });
  });

  test('is never due without an interval, and accepts only the offered intervals', async () => {
    await freshRound();
    await wingo('1');
    await pass(50);
    expect(await read()).toMatchObject({ check_minutes: null, next_check_at: null });
    await send(SET, { minutes: 60 });
    expect((await send(SET, { minutes: null })).body.code).toBe('REALITY_CHECK_OFF');
    expect((await read()).next_check_at).toBeNull();
    expect((await send(SET, { minutes: 5 })).status).toBe(400);
  });
});

test('finds the bets of a day among many transfers', async () => {
  await freshRound();
  await wingo('1');
  const { first, largest } = one(
    await database.db.query<{ first: bigint; largest: bigint }>(sql`
      select first_id_since(clock_timestamp() + interval '2 minutes') as first, max(id) as largest
      from transfer`),
  );
  expect(first).toBe(largest);
  const [{ id }] = (await database.db.query<{ id: bigint }>(sql`
    select id from transfer order by id offset 2 limit 1`)) as [{ id: bigint }];
  await rewrite(database.db, sql`update transfer set at = at - interval '2 days' where id < ${id}`);
  const [found] = await database.db.query<{ found: bigint }>(
    sql`select first_id_since(clock_timestamp() - interval '1 day') as found`,
  );
  expect(found?.found).toBe(id);
});
