import { LOCK_PLANS, monthsOf } from '@platform/rules/funds';
import { MINE_COUNTS, safeCells } from '@platform/rules/mines';
import { diceReturns, isDiceBet, minesReturn } from '@platform/rules/originals';
import { returnToPlayer, RISKS, ROWS } from '@platform/rules/plinko';
import { betTexts, DIGITS, feeRate, payout } from '@platform/rules/wingo';
import { range } from 'es-toolkit';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { describe, expect, inject, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { USDT } from '@platform/rules/money';
import { SELECTIONS } from '../wingo/selections';
import { atRisk } from './atRisk';
import {
  BOUNDS,
  DIRECT_PER_YEAR,
  LOCKER_PER_YEAR,
  MILLION,
  ORIGINALS_PART,
  RANKS,
  SELF_BONUS,
  TEAM_LEVELS,
  TURNOVER,
} from './economics';

/** Fee as an exact fraction, and in millionths of the stake. */
const FEE = feeRate();
const FEE_RATE = (FEE.numerator * MILLION) / FEE.denominator;
const COMMISSION_RATE = TURNOVER.rebate + TURNOVER.levels.reduce((sum, rate) => sum + rate, 0n);

describe('the rates of the reference economics', () => {
  test('commissions on turnover stay below the fee of 2%', () => {
    expect(FEE_RATE * FEE.denominator).toBe(FEE.numerator * MILLION);
    expect(COMMISSION_RATE).toBeLessThan(FEE_RATE);
  });

  test('[DASH-02] the Self bonus is below the remaining fee of the two bets of 0.2% that it requires', () => {
    expect([SELF_BONUS.bets, SELF_BONUS.stake]).toEqual([2, MILLION / 500n]);
    const staked = BigInt(SELF_BONUS.bets) * SELF_BONUS.stake;
    expect(SELF_BONUS.rate * MILLION).toBeLessThan(staked * (FEE_RATE - COMMISSION_RATE));
  });

  test('a longer lock never pays less', () => {
    const rates = LOCK_PLANS.map((plan) => LOCKER_PER_YEAR[plan]);
    expect(rates).toEqual(rates.toSorted((a, b) => Number(a - b)));
  });

  test('higher ranks require larger teams and pay larger shares', () => {
    for (const key of ['team', 'perYear'] as const) {
      const steps = RANKS.map((rank) => rank[key]);
      expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => Number(a - b)));
    }
  });

  test('(B5) the bounds follow from the sum of the rates', () => {
    const highest = RANKS.at(-1)?.perYear ?? 0n;
    const lock = LOCKER_PER_YEAR[5] + DIRECT_PER_YEAR + highest;
    // A month has at most 31 days.
    expect(lock + 12n * 31n * SELF_BONUS.rate).toBeLessThanOrEqual(BOUNDS.lockPerYear);
    const selfOfStake = (SELF_BONUS.rate * MILLION) / (BigInt(SELF_BONUS.bets) * SELF_BONUS.stake);
    expect(COMMISSION_RATE + selfOfStake).toBe(BOUNDS.bet);
    expect(BOUNDS.bet).toBeLessThan(FEE_RATE);
    expect(SELF_BONUS.rate).toBe(BOUNDS.day);
  });

  test('all bonuses on Dice, Mines and Plinko stay below the smallest edge', () => {
    const dice = (['over', 'under'] as const)
      .flatMap((direction) => range(10_001).map((target) => ({ direction, target })))
      .filter(isDiceBet);
    const mines = MINE_COUNTS.flatMap((count) =>
      range(safeCells(count)).map((place) => minesReturn(count, place + 1)),
    );
    const plinko = ROWS.flatMap((rows) => RISKS.map((risk) => returnToPlayer(rows, risk)));
    const returns = [...dice.map((bet) => diceReturns(bet).overNumbers), ...mines, ...plinko];
    for (const { numerator, denominator } of returns) {
      const edge = ((denominator - numerator) * MILLION) / denominator;
      expect((BOUNDS.bet * ORIGINALS_PART) / MILLION).toBeLessThan(edge);
    }
  });
});

const stakes = fc.bigInt({ min: 1n, max: 100_000n }).map((cents) => cents * (USDT / 100n));
const bets = fc.array(fc.record({ bet: fc.constantFrom(...SELECTIONS), stake: stakes }));
const selection = (value: string | number) => {
  const found = SELECTIONS.find(({ betValue }) => betValue === value);
  if (found === undefined) throw new Error(`There is no bet on ${value}.`);
  return found;
};

describe('the amount at risk', () => {
  test('equals the stake for a single bet', () => {
    for (const bet of SELECTIONS) expect(atRisk([{ bet, stake: 7n * USDT }])).toBe(7n * USDT);
  });

  test.each([
    ['high', 'low'],
    ['green', 'red'],
  ])('is zero for equal bets on %s and %s, even if split or mixed', (one, other) => {
    const [left, right] = [selection(one), selection(other)];
    const opposite = [
      { bet: left, stake: 3n * USDT },
      { bet: left, stake: 2n * USDT },
      { bet: right, stake: 5n * USDT },
    ];
    expect(atRisk(opposite)).toBe(0n);
    const rest = { bet: selection('violet'), stake: USDT };
    expect(atRisk([...opposite, rest])).toBe(USDT);
    expect(atRisk([...opposite, { bet: left, stake: USDT }])).toBe(USDT);
  });

  test('is zero for the same bet on all ten numbers', () => {
    const all = SELECTIONS.filter(({ betType }) => betType === 'number');
    expect(all).toHaveLength(10);
    expect(atRisk(all.map((bet) => ({ bet, stake: USDT })))).toBe(0n);
  });

  test('stays between zero and the sum of the stakes', () => {
    fc.assert(
      fc.property(bets, (some) => {
        const staked = some.reduce((sum, { stake }) => sum + stake, 0n);
        const risk = atRisk(some);
        expect(risk).toBeGreaterThanOrEqual(0n);
        expect(risk).toBeLessThanOrEqual(staked);
      }),
    );
  });

  test('does not depend on the order or splitting of the bets', () => {
    fc.assert(
      fc.property(bets, (some) => {
        const split = some.flatMap(({ bet, stake }) => [
          { bet, stake },
          { bet, stake },
        ]);
        const twice = some.map(({ bet, stake }) => ({ bet, stake: stake * 2n }));
        expect(atRisk(split.toReversed())).toBe(atRisk(twice));
      }),
    );
  });
});

test('the database uses the rates of the code', async () => {
  const { db, drop } = await testDatabase(inject('postgresUrl'));
  const rows = await db.query<{ kind: string; step: number; atLeast: bigint; rate: bigint }>(sql`
    select kind, step, at_least as "atLeast", rate from income_rates()`);
  await drop();
  const plain = (kind: string, rate: bigint, step = 0, atLeast = 0n) => ({
    kind,
    step,
    atLeast,
    rate,
  });
  expect(rows).toEqual([
    plain('originals', ORIGINALS_PART),
    plain('rebate', TURNOVER.rebate),
    ...TURNOVER.levels.map((rate, index) => plain('level', rate, index + 1)),
    plain('self', SELF_BONUS.rate),
    plain('direct', DIRECT_PER_YEAR),
    ...LOCK_PLANS.map((plan) => plain('locker', LOCKER_PER_YEAR[plan], plan)),
    ...RANKS.map(({ team, perYear }, index) => plain('rank', perYear, index + 1, team)),
  ]);
  // Constants of pay_income_run and pay_lock_bonuses.
  expect([SELF_BONUS.bets, SELF_BONUS.stake, TEAM_LEVELS]).toEqual([2, 2_000n, 10]);
});

test('the database has the same months for each plan and the same payout for each bet as the code', async () => {
  const { db, drop } = await testDatabase(inject('postgresUrl'));
  const months = await db.query<{ months: number }>(sql`
    select lock_months(plan) as months from unnest(${[...LOCK_PLANS]}::int[]) as plan`);
  const bets = SELECTIONS.flatMap((bet) => DIGITS.map((digit) => ({ bet, digit })));
  const rates = await db.query<{ rate: bigint }>(sql`
    select (1000000 - fee.per_usdt) * coalesce(odds.per_usdt, 0) / 1000000 as rate from unnest(
      ${bets.map(({ bet }) => betTexts(bet).betType)}::text[],
      ${bets.map(({ bet }) => betTexts(bet).betValue)}::text[],
      ${bets.map(({ digit }) => digit)}::int[]) with ordinality
        as bet (bet_type, bet_value, digit, place)
      cross join wingo_fee fee left join wingo_odds odds using (digit, bet_type, bet_value)
    order by place`);
  await drop();
  expect(months.map((row) => row.months)).toEqual(LOCK_PLANS.map(monthsOf));
  expect(rates.map(({ rate }) => rate)).toEqual(
    bets.map(({ bet, digit }) => payout(bet, USDT, digit)),
  );
});

test('the database computes the same amount at risk as the code', async () => {
  const { db, drop } = await testDatabase(inject('postgresUrl'));
  const cents = fc.bigInt({ min: 1n, max: 10_000n }).map((count) => (count * USDT) / 100n);
  const bets = fc.array(fc.record({ bet: fc.constantFrom(...SELECTIONS), stake: cents }), {
    minLength: 1,
    maxLength: 12,
  });
  let round = 0n;
  await fc.assert(
    fc.asyncProperty(bets, async (placed) => {
      round += 1n;
      const texts = placed.map(({ bet }) => betTexts(bet));
      const [row] = await db.transaction(async (tx) => {
        await tx.query(sql`set local session_replication_role = replica`);
        await tx.query(sql`
          insert into wingo_bet
            (id, round_id, member_id, game, bet_type, bet_value, stake, fee, placed_at)
          select ${round * 100n} + place, ${round}, 1, 1, type, value, stake, 0, clock_timestamp()
          from unnest(${texts.map(({ betType }) => betType)}::text[],
            ${texts.map(({ betValue }) => betValue)}::text[],
            ${placed.map(({ stake }) => stake)}::bigint[])
            with ordinality as bet (type, value, stake, place)`);
        await tx.query(sql`select count_turnover(${round})`);
        return tx.query<{ amount: bigint }>(sql`
          select coalesce(sum(amount), 0)::bigint as amount from turnover where round_id = ${round}`);
      });
      expect(row?.amount).toBe(atRisk(placed));
    }),
    { numRuns: 200 },
  );
  await drop();
});
