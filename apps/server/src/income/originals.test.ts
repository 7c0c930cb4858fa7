import { USDT, type MicroUsdt } from '@platform/rules/money';
import sql, { type Sql } from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { one } from '../db/database';
import { useEarnings } from '../testing/earnings';
import { memberWith } from '../testing/people';
import { rewrite } from '../testing/rounds';
import { ORIGINALS_PART, MILLION } from './economics';
import { openDays, payRun } from './runs';
import { levelsOn, rebateOn } from './shares';

const START = 1_000_000n * USDT;
const NOON = sql`interval '12 hours'`;
const stage = useEarnings();

/** Past day, UTC, whose income is due. */
let day: string;
let sponsor: bigint;
let player: bigint;

beforeEach(async () => {
  sponsor = await memberWith(stage.db, START);
  player = await memberWith(stage.db, START, sponsor);
  await openDays(stage.db);
  day = one(
    await stage.db.query<{ day: string }>(sql`select max(day)::text as day from income_run`),
  ).day;
});

const at = (after: Sql) => sql`${day}::date::timestamp at time zone 'UTC' + ${after}`;

const betOn = (game: 'dice' | 'plinko', stake: MicroUsdt, after = NOON): Sql => sql`
  insert into original_bet (id, first_bet, member_id, game, pair_id, client_seed, nonce, settings,
    stake, result, multiple, payout, placed_at)
  select id, id, ${player}, ${game}, 1, '', 1, '', ${stake}, '', '1.00', 0, ${at(after)}
  from nextval('transfer_id_seq') id`;

const minesGame = (stake: MicroUsdt, state: 'lost' | 'cashed_out' | 'returned'): Sql => sql`
  insert into mines_game (id, first_bet, member_id, pair_id, client_seed, nonce, mines, stake,
    most_reveals, opened, state, cause, mine_cells, multiple, payout, opened_at, expires_at,
    ended_at, end_batch)
  select id, id, ${player}, 1, '', 1, 1, ${stake}, 24,
    case when ${state} = 'returned' then '{}'::int[] else '{1}' end, ${state},
    case ${state} when 'lost' then 'mine' when 'returned' then 'absence' else 'player' end, '{0}',
    '1.0000', case when ${state} = 'lost' then 0 else ${stake}::bigint end,
    ${at(NOON)} - interval '30 days', ${at(NOON)}, ${at(NOON)}, id
  from nextval('transfer_id_seq') id`;

const play = (...bets: Sql[]) => Promise.all(bets.map((bet) => rewrite(stage.db, bet)));

const turnoverOn = (...stakes: MicroUsdt[]): MicroUsdt =>
  (stakes.reduce((sum, stake) => sum + stake, 0n) * ORIGINALS_PART) / MILLION;

const earned = async () => [
  await stage.earned(player, 'rebate'),
  await stage.earned(sponsor, 'level'),
];

const incomeOn = (turnover: MicroUsdt) => [rebateOn(turnover), levelsOn(turnover)[0]];

test('a rebate and level income are paid once on 40% of the stakes of a day', async () => {
  await play(
    betOn('dice', 100n * USDT),
    betOn('dice', USDT / 100n),
    betOn('plinko', 30n * USDT),
    minesGame(7n * USDT, 'lost'),
    minesGame(9n * USDT, 'cashed_out'),
  );
  await stage.pay();
  const turnover = turnoverOn(100n * USDT, USDT / 100n, 30n * USDT, 7n * USDT, 9n * USDT);
  expect(await earned()).toEqual(incomeOn(turnover));
  expect(await stage.remarks(sponsor, 'level')).toEqual([`On your team's bets of ${day}`]);
  expect(await stage.remarks(player, 'rebate')).toEqual([`On your bets of ${day}`]);
});

test.each([
  ['a returned game of Mines', () => minesGame(9n * USDT, 'returned')],
  ['a bet of the day before', () => betOn('dice', USDT, sql`interval '-1 microsecond'`)],
  ['a bet of the next day', () => betOn('dice', USDT, sql`interval '1 day'`)],
])('no income is paid for %s', async (_, bet) => {
  await play(bet());
  await stage.pay();
  expect(await earned()).toEqual([0n, 0n]);
});

test('a bet counts if its transaction ends after its day', async () => {
  const other = stage.another();
  let paying: Promise<void> | undefined;
  await other.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`);
    await tx.query(betOn('dice', 50n * USDT));
    paying = payRun(stage.db, `originals:${day}`);
    const isWaiting = async () =>
      (
        await tx.query(sql`
          select from pg_locks where not granted and relation = 'original_bet'::regclass`)
      ).length > 0;
    while (!(await isWaiting()));
  });
  await paying;
  await stage.pay();
  expect(await earned()).toEqual(incomeOn(turnoverOn(50n * USDT)));
});

test('a rebate waits until the bets of its day are counted', async () => {
  await play(betOn('dice', 50n * USDT));
  await payRun(stage.db, `rebate:${day}`);
  expect(await stage.earned(player, 'rebate')).toBe(0n);
  await stage.pay();
  expect(await earned()).toEqual(incomeOn(turnoverOn(50n * USDT)));
});

test.each([
  ['is paid', 'two bets of 0.5% of the locked funds each', 50n * USDT, 350_000n],
  [
    'is not paid',
    'a bet of 0.5% of the locked funds and a smaller one',
    50n * USDT - USDT / 100n,
    0n,
  ],
])('the Self bonus %s for %s', async (_paid, _bets, second, bonus) => {
  await stage.lock(player, 10_000n * USDT);
  await stage.lockedAgo(player, { days: 3 });
  await play(betOn('dice', 50n * USDT), minesGame(second, 'lost'));
  await stage.pay();
  expect(await stage.earned(player, 'self')).toBe(bonus);
});
