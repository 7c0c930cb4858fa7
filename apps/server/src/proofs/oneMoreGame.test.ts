import { FIRST_LINK, parsePublishedRound, verifyRound } from '@platform/rules/fairness';
import type * as Games from '@platform/rules/games';
import { USDT } from '@platform/rules/money';
import type { GameType } from '@platform/rules/wingo';
import sql, { type Sql } from 'sql-template-tag';
import { afterAll, expect, test, vi } from 'vitest';
import { ONE_MORE_GAME } from '../../../../packages/testing/src/oneMoreGame';
import { one } from '../db/database';
import { createRounds } from '../draw/roundMaker';
import { roundsFrom, SCHEDULES } from '../draw/schedule';
import { MILLION, TURNOVER } from '../income/economics';
import { selfBonusOn } from '../income/shares';
import { noticeOf } from '../notifications/push/notice';
import { testApp } from '../testing/app';
import { ROUND_PARTS } from '../testing/draws';
import { useEarnings } from '../testing/earnings';
import { LiveReader } from '../testing/liveReader';
import { postponeRoots, rewrite } from '../testing/rounds';
import { until } from '../testing/serverProcess';
import { Wire } from '../testing/wire';
// This file loads its own copies of modules, so register `patientQueue` again.
import '../testing/patientQueue';

// All test files of this project share modules. This file loads its own copies and discards them.
vi.hoisted(() => vi.resetModules());
vi.mock('@platform/rules/games', async (original) => {
  const { withOneMoreGame } = await import('../../../../packages/testing/src/oneMoreGame');
  return withOneMoreGame(await original<typeof Games>());
});
afterAll(() => {
  vi.doUnmock('@platform/rules/games');
  vi.resetModules();
});

const GAME = ONE_MORE_GAME.wire as number as GameType;
const LOCKED = 500n * USDT;
const STAKE = LOCKED / 500n;
const NOON_MS = 12 * 60 * 60 * 1000;

const stage = useEarnings();

async function yesterday() {
  const day = sql`select ((clock_timestamp() at time zone 'UTC')::date - 1)::text as day`;
  return one(await stage.db.query<{ day: string }>(day)).day;
}

async function openRoundOf(day: string) {
  const [times] = roundsFrom(Date.parse(day) + NOON_MS, GAME, SCHEDULES[GAME], 1);
  if (!times) throw new Error('A schedule goes on.');
  await stage.db.transaction((tx) => createRounds(tx, ROUND_PARTS, GAME, [times]));
  const move = (by: Sql) =>
    rewrite(
      stage.db,
      sql`
        update wingo_round set opens_at = opens_at + ${by}, closes_at = closes_at + ${by},
          draws_at = draws_at + ${by}, ends_at = ends_at + ${by}
        where number = ${times.number}`,
    );
  await move(sql`interval '7 days'`);
  await rewrite(
    stage.db,
    sql`update wingo_round set opens_at = clock_timestamp() where number = ${times.number}`,
  );
  const moveBack = async () => {
    await move(sql`interval '-7 days'`);
    await postponeRoots(stage.db);
    const opensAt = new Date(times.opensAt);
    await rewrite(
      stage.db,
      sql`update wingo_round set opens_at = ${opensAt} where number = ${times.number}`,
    );
  };
  return { ...times, moveBack };
}

test('a game added to the table supports betting, draws, payouts, counting, verification and display', async () => {
  const day = await yesterday();
  const app = await testApp(stage.db);
  try {
    const wire = new Wire(app.origin);
    const { token, user } = await wire.signUp();
    const member = BigInt(user.id);
    await stage.lock(member, LOCKED);
    await stage.lockedAgo(member, { days: 3 });
    const live = await LiveReader.open(app.origin, { token });

    const round = await openRoundOf(day);
    expect(round.number).toMatch(/10009\d{4}$/);
    expect(round.endsAt - round.closesAt).toBe(10_000);
    const info = await wire.post('/api/game/gameinfonew', { gametype: GAME }, { token });
    expect(info.body.data.order_id).toBe(round.number);
    const bet = { gametype: GAME, betType: 'high', betValue: '', amount: '1' };
    for (const key of ['the-first-of-two-bets', 'the-second-of-two-bets']) {
      const placed = await wire.post('/api/game/placeBetnew', bet, { token, key });
      expect(placed.status).toBe(200);
      expect(placed.body.data.roundNumber).toBe(round.number);
    }
    await round.moveBack();
    await stage.finishDue();

    const games = (await wire.get('/api/game/statistics', { token })).body.data.games;
    expect(games).toMatchObject([{ gametype: GAME, settled: 2, staked: '2' }]);
    for (const path of ['myBets', 'myColourWinnings', 'winingNumbersnew']) {
      const { body } = await wire.get(`/api/game/${path}?gametype=${GAME}`, { token });
      expect(JSON.stringify(body.data), path).toContain(round.number);
    }
    const plays = (await wire.get('/api/public/plays')).body.data;
    expect(plays).toContainEqual(expect.objectContaining({ kind: 'bet', gametype: GAME }));
    const results = (await wire.get(`/api/public/results?gametype=${GAME}`)).body.data;
    expect(results).toHaveLength(1);

    const { event } = await until(() => live.of('event').find(({ past }) => !past));
    expect(event).toMatchObject({ kind: 'bets', detail: { game: GAME, bets: 2 } });
    expect(live.of('drawn')).toContainEqual(expect.objectContaining({ gametype: GAME }));
    expect(noticeOf(event, 'en')).toMatchObject({
      title: 'Wingo 45 Sec',
      path: `/${ONE_MORE_GAME.id}`,
    });

    // The round number contains the close of betting, so anyone can verify the round.
    const [published] = (await wire.get(`/api/fairness/rounds?gametype=${GAME}&after=0`)).body.data;
    const verdict = verifyRound(parsePublishedRound(published), FIRST_LINK);
    expect(verdict.steps.filter(({ ok }) => !ok)).toEqual([]);
    expect(verdict).toMatchObject({ roundNumber: round.number, fair: true });

    await stage.db.query(sql`
      insert into income_run (source, kind, day)
      select kind || ':' || ${day}::text, kind, ${day}::date from unnest(array['rebate', 'self']) as kind
      on conflict do nothing`);
    await stage.pay();
    const rebate = (2n * STAKE * TURNOVER.rebate) / MILLION;
    expect(rebate).toBeGreaterThan(0n);
    expect(await stage.earned(member, 'rebate')).toBe(rebate);
    expect(await stage.earned(member, 'self')).toBe(selfBonusOn(LOCKED));
  } finally {
    await app.close();
  }
  expect(app.errors).toEqual([]);
});
