import type { Digit, GameType } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { maskedName } from '../../account/publicName';
import { databaseNow } from '../../db/clock';
import { testApp } from '../../testing/app';
import { beginToListen } from '../../testing/liveReader';
import { drawAs, openRound, reachDraw, rewrite } from '../../testing/rounds';
import { until } from '../../testing/serverProcess';
import { useServers } from '../../testing/suite';
import { Wire } from '../../testing/wire';
import { closeRounds } from '../../wingo/rounds';
import { settleRound, unsettledRounds } from '../../wingo/settlement';
import { deleteExpired } from '../../jobs/retention';

const PLAYS = '/api/public/plays';
const WINS = '/api/public/wins';
const LEADERS = '/api/public/leaderboard';
const RESULTS = '/api/public/results';
const HIDE = '/api/user/changeNameVisibility';

const suite = useServers();

/** Origins of brands: one per test, because plays remain listed. */
const AURORA = 'http://aurora.localhost';
const EMBER = 'http://ember.localhost';
const LAGOON = 'http://lagoon.localhost';
const DEFAULT = 'http://default.localhost';

const ask = async (path: string, page: string, wire = suite.wire) =>
  (await wire.send(path, { headers: { Origin: page } })).body.data;

async function join(page: string, name: string, wire = suite.wire) {
  const { token, user } = await suite.wire.signUp({ name });
  await wire.send('/api/user/profile', {
    headers: { Origin: page, Authorization: `Bearer ${token}` },
  });
  return { token, id: BigInt(user.id) };
}

async function bet(
  { token }: { token: string },
  gametype: GameType,
  betValue: string,
  amount: string,
) {
  const request = { gametype, betType: 'color', betValue, amount };
  const { status } = await suite.wire.post('/api/game/placeBetnew', request, { token });
  expect(status).toBe(200);
}

/** Draws and settles a round. If `shown` is false, the countdown runs for an hour. */
async function finish(round: bigint, digit: Digit, { shown = true } = {}) {
  const { db } = suite.database;
  await reachDraw(db, round);
  if (shown) {
    await rewrite(
      db,
      sql`update wingo_round set ends_at = draws_at + interval '1 ms' where id = ${round}`,
    );
  }
  await closeRounds(db);
  await drawAs(db, round, digit);
  for (const unsettled of await unsettledRounds(db)) await settleRound(db, unsettled);
}

describe('a public name', () => {
  test.each([
    ['john', 'j•••n'],
    ['Anna Example', 'A•••e'],
    ['Ann', 'A•••'],
    ['J', 'J•••'],
    ['अनिता देवी', 'अ•••वी'],
    ['\u202E (x) 👍 y z w', 'x•••w'],
    ['... 👍', ''],
  ])('is masked: %s as %s', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });
});

describe('a public list', () => {
  test('shows bets and wins of a brand to anyone, newest first, with masked names', async () => {
    const round = await openRound(suite.database.db, 1);
    const [rita, otto] = [await join(AURORA, 'Rita Ray'), await join(AURORA, 'Otto')];
    const [elsewhere] = [await join(EMBER, 'Ember Player')];
    await bet(rita, 1, 'green', '10');
    await bet(otto, 1, 'red', '2.5');
    await bet(elsewhere, 1, 'green', '50');
    const before = await ask(PLAYS, AURORA);
    expect(before).toEqual([
      {
        kind: 'bet',
        id: expect.stringMatching(/^b\d+$/),
        player: 'O•••o',
        gametype: 1,
        betType: 'color',
        betValue: 'red',
        amount: '2.5',
        at: expect.any(Number),
      },
      expect.objectContaining({ player: 'R•••y', betValue: 'green', amount: '10' }),
    ]);
    await finish(round, 7);
    const [win, ...bets] = await ask(PLAYS, AURORA);
    expect(bets).toEqual(before);
    expect(win).toEqual({
      kind: 'win',
      id: expect.stringMatching(/^w\d+$/),
      player: 'R•••y',
      gametype: 1,
      amount: '10',
      total_winning: '19.6',
      at: expect.any(Number),
    });
    expect(await ask(WINS, AURORA)).toEqual([win]);
    expect(await ask(LEADERS, AURORA)).toEqual([{ player: 'R•••y', amount: '9.6' }]);
    expect(await ask(WINS, EMBER)).toMatchObject([{ player: 'E•••r', amount: '50' }]);
    expect(await ask(LEADERS, EMBER)).toEqual([{ player: 'E•••r', amount: '48' }]);
    expect((await ask(`${RESULTS}?gametype=1`, AURORA))[0]).toMatchObject({
      number: 7,
      color: 'green',
    });
  });

  test('hides a win until the countdown has ended', async () => {
    const { db } = suite.database;
    const round = await openRound(db, 2);
    const member = await join(DEFAULT, 'Early');
    await bet(member, 2, 'green', '1');
    await finish(round, 7, { shown: false });
    expect(await ask(PLAYS, DEFAULT)).toMatchObject([{ kind: 'bet' }]);
    expect(await ask(WINS, DEFAULT)).toEqual([]);
    const [win] = await db.query<{ shownAt: Date }>(
      sql`select shown_at as "shownAt" from public_win where round_id = ${round}`,
    );
    expect(win?.shownAt.getTime()).toBeGreaterThan((await databaseNow(db)) + 3_000_000);
  });

  test('sums up a week including losses, and ranks the biggest wins', async () => {
    const { db } = suite.database;
    const [kim, lea, max] = [
      await join(LAGOON, 'Kimberly'),
      await join(LAGOON, 'Lea Leaf'),
      await join(LAGOON, 'Maximilian'),
    ];
    for (const [stakes, digit] of [
      [['20', '30'], 7],
      [['90', '10'], 2],
      [['5', '10'], 7],
    ] as const) {
      const round = await openRound(db, 3);
      await bet(kim, 3, 'green', stakes[0]);
      await bet(lea, 3, 'green', stakes[1]);
      // Bets on both sides return less than their stakes, so this is not a win.
      await bet(max, 3, 'green', '10');
      await bet(max, 3, 'red', '10');
      await finish(round, digit);
    }
    const wins = await ask(WINS, LAGOON);
    expect(wins.map(({ player, total_winning: won }: never) => [player, won])).toEqual([
      ['L•••f', '58.8'],
      ['K•••y', '39.2'],
      ['L•••f', '19.6'],
      ['K•••y', '9.8'],
    ]);
    // Kimberly has lost more than she won.
    expect(await ask(LEADERS, LAGOON)).toEqual([{ player: 'L•••f', amount: '28.4' }]);
  });

  test('counts a settled round once on all servers, and never counts a voided round', async () => {
    const { db } = suite.database;
    const member = await join(AURORA, 'Once Only');
    const round = await openRound(db, 4);
    await bet(member, 4, 'green', '3');
    await reachDraw(db, round);
    await closeRounds(db);
    await drawAs(db, round, 7);
    const unsettled = await unsettledRounds(db);
    await Promise.all([1, 2, 3].flatMap(() => unsettled.map((one) => settleRound(db, one))));
    const standing = () =>
      db.query(sql`
        select staked, received from week_standing where member_id = ${member.id}`);
    expect(await standing()).toEqual([{ staked: 3_000_000n, received: 5_880_000n }]);
    const voided = await openRound(db, 4);
    await bet(member, 4, 'green', '3');
    await reachDraw(db, voided);
    await closeRounds(db);
    await rewrite(db, sql`update wingo_round set state = 'voiding' where id = ${voided}`);
    for (const one of await unsettledRounds(db)) await settleRound(db, one);
    expect(await standing()).toEqual([{ staked: 3_000_000n, received: 5_880_000n }]);
  });

  test('stops showing a hidden name on all servers, even in cached lists', async () => {
    const db = suite.database.as('app');
    const apps = [
      await testApp(db, {}, { sharedMs: 600_000 }),
      await testApp(db, {}, { sharedMs: 600_000 }),
    ] as const;
    const [here, there] = [new Wire(apps[0].origin), new Wire(apps[1].origin)];
    const { token } = await join(EMBER, 'Zoe Zebra');
    const round = await openRound(suite.database.db, 1);
    await bet({ token }, 1, 'green', '100');
    await finish(round, 7);
    const lists = async (wire: Wire) =>
      JSON.stringify([
        await ask(PLAYS, EMBER, wire),
        await ask(WINS, EMBER, wire),
        await ask(LEADERS, EMBER, wire),
      ]);
    for (const wire of [here, there]) expect(await lists(wire)).toContain('Z•••a');
    const { body } = await here.post(HIDE, { hidden: true }, { token });
    expect(body).toMatchObject({ code: 'NAME_HIDDEN' });
    expect(await lists(here)).not.toContain('Z•••a');
    expect(await ask(WINS, EMBER, here)).toMatchObject([{ player: '', amount: '100' }, {}]);
    await until(async () => ((await lists(there)).includes('Z•••a') ? undefined : true));
    const { body: profile } = await there.get('/api/user/profile', { token });
    expect(profile.data.hidename).toBe(true);
    await here.post(HIDE, { hidden: false }, { token });
    expect(await lists(here)).toContain('Z•••a');
    for (const app of apps) await app.close();
  });

  test('excludes disabled members', async () => {
    const { db } = suite.database;
    const { id, token } = await join(EMBER, 'Quentin');
    await openRound(db, 2);
    await bet({ token }, 2, 'green', '1');
    expect(JSON.stringify(await ask(PLAYS, EMBER))).toContain('Q•••n');
    await db.query(sql`update member set disabled = true where id = ${id}`);
    expect(JSON.stringify(await ask(PLAYS, EMBER))).not.toContain('Q•••n');
  });

  test('is computed once for many readers, with a short cache lifetime and an ETag', async () => {
    const app = await testApp(suite.database.as('app'), {}, { sharedMs: 600_000 });
    const member = await join(AURORA, 'Late Comer');
    await beginToListen(app.origin, member.token);
    const get = (tag = '') =>
      fetch(app.origin + PLAYS, { headers: { Origin: AURORA, 'If-None-Match': tag } });
    const first = await get();
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=2');
    expect((await get(first.headers.get('ETag') ?? '')).status).toBe(304);
    await openRound(suite.database.db, 3);
    await bet(member, 3, 'green', '1');
    // The reply is cached briefly, without the new bet.
    expect(await (await get()).text()).toBe(await first.text());
    await app.close();
  });

  test('deletes expired entries', async () => {
    const { db } = suite.database;
    const kept = () => db.query(sql`select id from public_win`);
    const before = (await kept()).length;
    await db.query(sql`
      insert into public_win (brand, round_id, member_id, game, staked, received, shown_at)
      values ('aurora', 0, 0, 1, 1, 2, clock_timestamp() - interval '49 hours')`);
    await db.query(sql`
      insert into week_standing (week, brand, member_id, staked, received)
      values ((clock_timestamp() - interval '60 days')::date, 'aurora', 0, 1, 2)`);
    await deleteExpired(suite.database.as('app'));
    expect(await kept()).toHaveLength(before);
    expect(await db.query(sql`select from week_standing where member_id = 0`)).toEqual([]);
  });
});
