import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signLeaves } from '../fairness';
import type { ReceiptProof } from '../wingo';
import { CELLS, MINE_COUNTS, type MineCount } from '../mines';
import { parseUsdt, toDecimal, USDT, type Rational } from '../money';
import {
  bucketOf,
  multiplierOf,
  multipliersOf,
  parsePath,
  returnToPlayer,
  RISKS,
  ROWS,
} from '../plinko';
import type { PlinkoRisk, PlinkoRows } from '../plinko';
import {
  diceMultiple,
  diceReturns,
  greatestMultiple,
  isClientSeed,
  isDiceBet,
  largestStake,
  mineCells,
  minesMultiple,
  minesResult,
  minesReturn,
  mostReveals,
  multipleText,
  numbersOf,
  originalLeaf,
  parsePlinkoSettings,
  pathOf,
  pathText,
  payoutOf,
  plinkoSettings,
  rollOf,
  safeCells,
  seedHashOf,
  STAKE_STEP,
  verifyOriginalBet,
  winningRolls,
  winsWith,
  type DiceBet,
  type OriginalBet,
  type OriginalStatement,
} from './index';

const A = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SERVER_SEEDS: Readonly<Record<string, string>> = { A, F: 'f'.repeat(64) };
const CLIENT_SEEDS: Readonly<Record<string, string>> = {
  P: 'player-1',
  Q: 'Ann_7',
  S: `<&%"'>`,
};

/** Splits lines such as `A P 0 <bet> <stake> = <result>` into words. */
const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/[ =]+/));

const numbersFor = (seed = '', client = '', nonce = '') =>
  numbersOf({
    serverSeed: SERVER_SEEDS[seed] ?? '',
    clientSeed: CLIENT_SEEDS[client] ?? '',
    nonce: Number(nonce),
  });

const hundredths = (text = '') => Math.round(Number(text) * 100);

const DICE = linesOf(`
  A P 0 over 50.00 1 = 98.30 1.9800 1.98
  A P 2 over 2.76 0.01 = 53.92 1.0180 0.01018
  A P 3 under 98.00 3.33 = 24.48 1.0102 3.363966
  A Q 0 over 50.50 2.5 = 39.57 2.0000 0
  A S 7 under 75.25 0.07 = 33.07 1.3156 0.092092
  F P 0 over 33.33 10 = 51.68 1.4849 14.849
  F P 999 under 66.67 10 = 41.11 1.4849 14.849
  A P 6357 under 0.01 1 = 0.00 9900.0000 9900
  A P 6312 over 99.99 1 = 100.00 9900.0000 9900
  A P 8954 over 50.00 1 = 50.00 1.9800 0
  A P 8954 under 50.01 1 = 50.00 1.9796 1.9796
  A P 28476 over 99.99 1 = 99.99 9900.0000 0
`);
const MINES = linesOf(`
  A P 0 3 0,1,2 1 = 24,13,17 1.4785 1.4785
  A P 0 3 0,1,17 1 = 24,13,17 0.0000 0
  A P 1 1 0 0.01 = 10 1.0312 0.010312
  A P 1 1 0,1 0.01 = 10 1.0760 0.01076
  A P 2 5 0,1,2,3,4 0.07 = 13,10,5,23,22 3.3925 0.237475
  A P 7 24 12 0.01 = 21,15,6,22,18,5,4,7,20,14,19,13,23,24,8,0,3,11,10,16,17,2,9,1 24.7500 0.2475
  A Q 3 13 0,1,2,6,8,10,15,16,18,19,20,24 0.01 = 22,4,17,13,21,9,11,5,14,7,3,23,12 5148297.0000 51482.97
  A S 4 8 1,2 2 = 10,23,18,12,13,21,24,8 2.1838 4.3676
  F P 0 2 0 5 = 12,24 1.0760 5.38
  F P 1 10 24,0 1.23 = 3,19,18,7,22,0,11,21,9,23 0.0000 0
  F P 2147483647 4 3,2,1 1 = 9,2,11,16 0.0000 0
  F Q 12 9 5 1 = 7,15,1,13,14,4,0,9,8 1.5468 1.5468
`);
const PLINKO = linesOf(`
  A P 0 8 low 1 = RRRRRRLL 6 1.1 1.1
  A P 14 8 high 1 = LLLLLLLL 0 29.0 29
  A P 343 8 medium 0.01 = RRRRRRRR 8 13.0 0.13
  A P 1 9 low 0.01 = LRRRRRLLL 5 0.7 0.007
  A P 2 10 medium 1 = RLLRRLLLLL 3 1.4 1.4
  A P 3 11 high 2.5 = LLLLRRLRLRR 5 0.2 0.5
  A Q 0 12 low 1 = LLRRRRRRRLRR 9 1.4 1.4
  A S 5 13 medium 0.03 = RLRRRRRRRLRRR 11 6.0 0.18
  F P 0 14 high 1 = RRRLRLLRRLLRRR 9 0.3 0.3
  F P 1 15 low 1 = LRRLRLLRLRLLRRR 8 0.7 0.7
  A P 18230 16 high 1 = LLLLLLLLLLLLLLLL 0 1000.0 1000
  F P 7 16 medium 0.01 = RLRLLRRRLRRLLLRR 9 0.5 0.005
`);

describe('the vectors of games with seed pairs', () => {
  it('include the hash of a server seed', () => {
    expect(seedHashOf(A)).toBe('6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b');
  });

  it.each(DICE)('Dice: %s %s %s, %s %s', (seed, client, nonce, direction, target, ...rest) => {
    const [stake = '', ...expected] = rest;
    const bet = { direction, target: hundredths(target) } as DiceBet;
    const roll = rollOf(numbersFor(seed, client, nonce));
    const multiple = diceMultiple(bet);
    const paid = winsWith(roll, bet) ? payoutOf(parseUsdt(stake), multiple) : 0n;
    expect([(roll / 100).toFixed(2), multipleText(multiple), toDecimal(paid)]).toEqual(expected);
  });

  it.each(MINES)('Mines: %s %s %s, %s mines', (seed, client, nonce, count, ...rest) => {
    const [cells = '', stake = '', ...expected] = rest;
    const mines = Number(count) as MineCount;
    const drawn = mineCells(mines, numbersFor(seed, client, nonce));
    const opened = cells.split(',').map(Number);
    const multiple: Rational = opened.some((cell) => drawn.includes(cell))
      ? { numerator: 0n, denominator: 10_000n }
      : minesMultiple(mines, opened.length);
    const paid = payoutOf(parseUsdt(stake), multiple);
    expect([drawn.join(','), multipleText(multiple), toDecimal(paid)]).toEqual(expected);
  });

  it.each(PLINKO)('Plinko: %s %s %s, %s rows, %s risk', (seed, client, nonce, count, ...rest) => {
    const [risk, stake = '', ...expected] = rest;
    const rows = Number(count) as PlinkoRows;
    const path = pathOf(rows, numbersFor(seed, client, nonce));
    const bucket = bucketOf(path);
    const multiple = multiplierOf(rows, risk as PlinkoRisk, bucket);
    const paid = toDecimal(payoutOf(parseUsdt(stake), multiple));
    expect([pathText(path), String(bucket), multipleText(multiple), paid]).toEqual(expected);
  });
});

const pkcs8 = Buffer.from(`302e020100300506032b657004220420${'33'.repeat(32)}`, 'hex');
const signingKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
const receiptKey = createPublicKey(signingKey)
  .export({ format: 'der', type: 'spki' })
  .subarray(-32)
  .toString('hex');

/** Time at which the bets were accepted. */
const AT = Date.UTC(2026, 10, 30, 8, 3, 31);

/** Returns the values up to the first that fulfils the condition. */
function takeUntil<Value>(values: readonly Value[], isLast: (value: Value) => boolean): Value[] {
  const last = values.findIndex(isLast);
  return last < 0 ? [...values] : values.slice(0, last + 1);
}

/** Statements from the test vectors, with the server seeds that prove their outcomes. */
const STATEMENTS = (
  [
    ['dice', DICE],
    ['plinko', PLINKO],
    ['mines', MINES],
  ] as const
).flatMap(([game, lines]) =>
  lines.map(
    ([seed = '', client = '', nonce = '', first = '', second = '', stake = '', ...rest]) => {
      const serverSeed = SERVER_SEEDS[seed] ?? '';
      const [outcome = '', multiple = '', payout = ''] = rest.filter(
        // Skips the bucket, which follows from the path, so a receipt does not state it.
        (_, index) => game !== 'plinko' || index !== 1,
      );
      const cellsIn = (text: string) => text.split(',').map(Number);
      const mines = cellsIn(outcome);
      // Stops at the first mine, which ends a game.
      const opened = takeUntil(cellsIn(second), (cell) => mines.includes(cell));
      const statement: OriginalStatement = {
        game,
        betId: '1008',
        serverSeedHash: seedHashOf(serverSeed),
        clientSeed: CLIENT_SEEDS[client] ?? '',
        nonce: Number(nonce),
        settings: game === 'mines' ? first : `${first}:${second}`,
        amount: stake,
        result: game === 'mines' ? minesResult({ mines, opened }) : outcome,
        multiple,
        payout,
        at: AT,
      };
      return { statement, serverSeed };
    },
  ),
);

const signText = (text: string) => sign(null, Buffer.from(text), signingKey).toString('hex');

/** Returns the receipt of a statement that was signed alone. */
function receiptOf(statement: OriginalStatement): ReceiptProof {
  const [proof] = signLeaves([originalLeaf(statement)], statement.at, signText);
  if (proof === undefined) throw new Error('There is no proof.');
  return proof;
}

/** Returns the statement at the opening of a game of Mines. */
const openingOf = (statement: OriginalStatement): OriginalStatement => ({
  ...statement,
  result: '',
  multiple: '',
  payout: '',
  at: AT - 60_000,
});

/** Returns the failed steps for a statement with receipts from the server. */
function failingSteps(statement: OriginalStatement, serverSeed: string): string[] {
  const isMines = statement.game === 'mines';
  const bet: OriginalBet = {
    statement,
    proof: receiptOf(statement),
    opening: isMines ? receiptOf(openingOf(statement)) : undefined,
  };
  const pair = { serverSeed, bets: statement.nonce + 1 };
  const { fair, steps } = verifyOriginalBet(bet, pair, receiptKey);
  const failing = steps.filter(({ holds }) => !holds).map(({ name }) => name);
  expect(fair).toBe(failing.length === 0);
  return failing;
}

describe('verifyOriginalBet', () => {
  it.each(STATEMENTS)(
    'finds the bet fair: $statement.game $statement.settings, nonce $statement.nonce',
    ({ statement, serverSeed }) => {
      expect(failingSteps(statement, serverSeed)).toEqual([]);
    },
  );

  const [{ statement: ball, serverSeed } = expect.fail('There is no vector.')] = STATEMENTS.filter(
    ({ statement }) => statement.game === 'plinko',
  );

  it.each<[change: Partial<OriginalStatement>, failing: string[]]>([
    [{ result: 'RRRRRRLR' }, ['outcome']],
    [{ multiple: '2.1' }, ['multiple']],
    [{ payout: '2.1' }, ['payout']],
    [{ settings: '8:high' }, ['multiple', 'payout']],
    [{ settings: '9:low' }, ['outcome', 'multiple', 'payout']],
    [{ settings: '7:low' }, ['outcome', 'multiple', 'payout']],
    [{ settings: '08:low' }, ['outcome', 'multiple', 'payout']],
    [{ game: 'dice' }, ['outcome', 'multiple', 'payout']],
    [{ serverSeedHash: createHash('sha256').update('x').digest('hex') }, ['commitment']],
  ])('names the differing steps of a Plinko ball: %j', (change, failing) => {
    expect(failingSteps({ ...ball, ...change }, serverSeed)).toEqual(failing);
  });

  it('accepts a ball’s receipt only with the signed path', () => {
    const proof = receiptOf(ball);
    const verdictOf = (statement: OriginalStatement) =>
      verifyOriginalBet({ statement, proof }, undefined, receiptKey);
    expect(verdictOf(ball)).toEqual({ fair: true, steps: [{ name: 'receipt', holds: true }] });
    expect(verdictOf({ ...ball, result: 'LLLLLLLL' }).fair).toBe(false);
    const keys = {
      receiptKey: '44'.repeat(32),
      formerReceiptKeys: [{ publicKey: receiptKey, until: AT }],
    };
    expect(verifyOriginalBet({ statement: ball, proof }, undefined, keys)).toEqual({
      fair: true,
      steps: [{ name: 'receipt', holds: true, formerKeyUntil: '2026-11-30T08:03:31.000Z' }],
    });
  });

  const [{ statement: game, serverSeed: gameSeed } = expect.fail('There is no vector.')] =
    STATEMENTS.filter(({ statement }) => statement.game === 'mines');

  it('orders the lines of a game of Mines as docs/fairness.md says', () => {
    expect(game.result).toBe('13,17,24;0,1,2');
    const lines = ['mines', '1008', game.serverSeedHash, 'player-1', '0', '3', '1', game.result];
    const text = [...lines, '1.4785', '1.4785', String(AT)].join('\n');
    const leaf = createHash('sha256').update(`\u0000${text}`).digest('hex');
    expect(originalLeaf(game)).toBe(leaf);
  });

  it.each<[change: Partial<OriginalStatement>, failing: string[]]>([
    [{ result: '13,17,23;0,1,2' }, ['outcome']],
    [{ result: '17,13,24;0,1,2' }, ['outcome']],
    [{ result: '13,17,24;0,1' }, ['multiple', 'payout']],
    [{ result: '13,17,24;0,1,2,3' }, ['multiple', 'payout']],
    [{ result: '13,17,24;0,1,1' }, ['outcome', 'multiple', 'payout']],
    [{ result: '13,17,24;0,1,25' }, ['outcome', 'multiple', 'payout']],
    // A mine before the last cell would have ended the game.
    [{ result: '13,17,24;0,13,2' }, ['outcome', 'multiple', 'payout']],
    [{ result: '13,17,24;0,1,13' }, ['multiple', 'payout']],
    [{ settings: '4' }, ['outcome', 'multiple', 'payout']],
    [{ settings: '25' }, ['outcome', 'multiple', 'payout']],
    [{ multiple: '1.4786' }, ['multiple']],
    [{ payout: '1.4786' }, ['payout']],
  ])('names the differing steps of a game of Mines: %j', (change, failing) => {
    expect(failingSteps({ ...game, ...change }, gameSeed)).toEqual(failing);
  });

  it('finds a returned game fair: the stake without an open cell', () => {
    const returned = { ...game, result: '13,17,24;', multiple: '1.0000', payout: '1' };
    expect(failingSteps(returned, gameSeed)).toEqual([]);
  });

  it('requires both receipts of a game of Mines that is over', () => {
    const pair = { serverSeed: gameSeed, bets: 1 };
    const proof = receiptOf(game);
    const isFair = (opening: ReceiptProof | undefined) =>
      verifyOriginalBet({ statement: game, proof, opening }, pair, receiptKey).fair;
    expect(isFair(receiptOf(openingOf(game)))).toBe(true);
    expect(isFair(undefined)).toBe(false);
    expect(isFair(receiptOf(openingOf({ ...game, amount: '2' })))).toBe(false);
  });

  it('checks only the receipt of an open game of Mines', () => {
    const statement = openingOf(game);
    const pair = { serverSeed: gameSeed, bets: 1 };
    const verdict = verifyOriginalBet({ statement, proof: receiptOf(statement) }, pair, receiptKey);
    expect(verdict).toEqual({ fair: true, steps: [{ name: 'receipt', holds: true }] });
  });
});

describe('seeds', () => {
  it.each(['', 'a:b', 'a b', 'é', 'x'.repeat(65)])('%j is not a client seed', (clientSeed) => {
    expect(isClientSeed(clientSeed)).toBe(false);
    expect(() => numbersOf({ serverSeed: A, clientSeed, nonce: 0 })).toThrow('client seed');
  });

  it.each(['', A.toUpperCase(), A.slice(1)])('%j is not a server seed', (serverSeed) => {
    expect(() => seedHashOf(serverSeed)).toThrow('64 lower-case hex digits');
  });

  it.each([-1, 0.5, 2 ** 31])('%d is not a nonce', (nonce) => {
    expect(() => numbersOf({ serverSeed: A, clientSeed: 'a', nonce })).toThrow('nonce');
  });
});

const isBetween = ({ numerator, denominator }: Rational, least: bigint, most: bigint) =>
  numerator * 1_000_000n >= least * denominator && numerator * 1_000_000n <= most * denominator;

/** All Dice bets on offer. */
const DICE_BETS = (['over', 'under'] as const)
  .flatMap((direction) =>
    Array.from({ length: 10_001 }, (_, target): DiceBet => ({ direction, target })),
  )
  .filter(isDiceBet);

describe('exact returns', () => {
  it('a Dice bet returns 98.98042 % to 98.99015 %', () => {
    expect(DICE_BETS).toHaveLength(19_600);
    for (const bet of DICE_BETS) {
      const { overRolls, overNumbers } = diceReturns(bet);
      expect(isBetween(overRolls, 989_804n, 989_902n)).toBe(true);
      expect(isBetween(overNumbers, 989_804n, 989_902n)).toBe(true);
    }
    expect(diceReturns({ direction: 'under', target: 9724 }).overRolls).toEqual({
      numerator: 1_237_379n,
      denominator: 1_250_125n,
    });
    expect(diceReturns({ direction: 'over', target: 276 }).overNumbers).toEqual({
      numerator: 2_125_588_375_873n,
      denominator: 2_147_483_648_000n,
    });
    expect(diceReturns({ direction: 'under', target: 1 })).toEqual({
      overRolls: { numerator: 9_900n, denominator: 10_001n },
      overNumbers: { numerator: 531_449_325n, denominator: 536_870_912n },
    });
  });

  it('a Mines game returns 98.992 % to 99 % at each of 300 cash-outs', () => {
    const returns = MINE_COUNTS.flatMap((mines) =>
      Array.from({ length: safeCells(mines) }, (_, place) => minesReturn(mines, place + 1)),
    );
    expect(returns).toHaveLength(300);
    for (const each of returns) expect(isBetween(each, 989_920n, 990_000n)).toBe(true);
    expect(minesReturn(1, 2)).toEqual({ numerator: 6187n, denominator: 6250n });
    expect(returns).toContainEqual({ numerator: 99n, denominator: 100n });
  });

  it('a Plinko ball returns 98.90625 % to 99.16016 %', () => {
    const returns = ROWS.flatMap((rows) => RISKS.map((risk) => returnToPlayer(rows, risk)));
    expect(returns).toHaveLength(27);
    for (const each of returns) expect(isBetween(each, 989_062n, 991_602n)).toBe(true);
    expect(returnToPlayer(8, 'medium')).toEqual({ numerator: 633n, denominator: 640n });
    expect(returnToPlayer(11, 'high')).toEqual({ numerator: 5077n, denominator: 5120n });
  });
});

const stakes = fc.bigInt({ min: 1n, max: 100_000n }).map((cents) => cents * STAKE_STEP);
const bounds = fc.bigInt({ min: 1n, max: 10_000n * USDT });

describe('payouts', () => {
  it('are never rounded', () => {
    // `payoutOf` throws if the product is not a whole number of micro-USDT.
    fc.assert(
      fc.property(stakes, fc.constantFrom(...DICE_BETS), (stake, bet) => {
        expect(payoutOf(stake, diceMultiple(bet))).toBeGreaterThan(0n);
      }),
    );
    expect(() => payoutOf(1n, { numerator: 19_801n, denominator: 10_000n })).toThrow('rounding');
  });

  it('stay within the bound with the maximum stake, and exceed the bound with a cent more', () => {
    fc.assert(
      fc.property(bounds, fc.constantFrom(...DICE_BETS), (bound, bet) => {
        const multiple = diceMultiple(bet);
        const largest = largestStake(bound, multiple) ?? 0n;
        const winOf = (stake: bigint) => payoutOf(stake, multiple) - stake;
        expect(winOf(largest)).toBeLessThanOrEqual(bound);
        expect(winOf(largest + STAKE_STEP)).toBeGreaterThan(bound);
      }),
    );
    expect(largestStake(1n, { numerator: 10n, denominator: 10n })).toBeUndefined();
  });

  it('stay within the bound up to the last reveal of Mines', () => {
    fc.assert(
      fc.property(stakes, fc.constantFrom(...MINE_COUNTS), bounds, (stake, mines, bound) => {
        const most = mostReveals(stake, mines, bound);
        const winAfter = (opened: number) => payoutOf(stake, minesMultiple(mines, opened)) - stake;
        if (most > 0) expect(winAfter(most)).toBeLessThanOrEqual(bound);
        if (most < safeCells(mines)) expect(winAfter(most + 1)).toBeGreaterThan(bound);
      }),
    );
  });
});

describe('Dice', () => {
  it('offers over 2.00 to 99.99 and under 0.01 to 98.00', () => {
    const offered = (direction: DiceBet['direction'], ...targets: number[]) =>
      targets.map((target) => isDiceBet({ direction, target }));
    expect(offered('over', 199, 200, 9999, 10_000)).toEqual([false, true, true, false]);
    expect(offered('under', 0, 1, 9800, 9801)).toEqual([false, true, true, false]);
    expect(isDiceBet({ direction: 'over', target: 200.5 })).toBe(false);
  });

  it('wins for the stated number of rolls', () => {
    const rolls = Array.from({ length: 10_001 }, (_, roll) => roll);
    fc.assert(
      fc.property(fc.constantFrom(...DICE_BETS), (bet) => {
        expect(rolls.filter((roll) => winsWith(roll, bet))).toHaveLength(winningRolls(bet));
      }),
      { numRuns: 20 },
    );
  });
});

describe('Plinko', () => {
  const boards = ROWS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk })));

  it('parses the settings of each board in the receipt’s format, and no other settings', () => {
    expect(boards.map((bet) => parsePlinkoSettings(plinkoSettings(bet)))).toEqual(boards);
    expect(plinkoSettings({ rows: 16, risk: 'high' })).toBe('16:high');
    for (const settings of ['', '16', '7:low', '17:low', '8:none', '8:low:', '08:low', ' 8:low']) {
      expect([settings, parsePlinkoSettings(settings)]).toEqual([settings, undefined]);
    }
  });

  it('parses each path in the receipt’s format', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROWS), fc.nat(), (rows, nonce) => {
        const path = pathOf(rows, numbersOf({ serverSeed: A, clientSeed: 'a', nonce }));
        expect(parsePath(pathText(path))).toEqual(path);
      }),
    );
  });

  it('uses the first rows of the largest board’s path on smaller boards', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROWS), fc.nat(), (rows, nonce) => {
        const numbers = numbersOf({ serverSeed: A, clientSeed: 'a', nonce });
        expect(pathOf(16, numbers).slice(0, rows)).toEqual(pathOf(rows, numbers));
      }),
    );
  });

  it('limits a stake by the board’s highest multiple', () => {
    for (const bet of boards) {
      const greatest = greatestMultiple(bet);
      const all = multipliersOf(bet.rows, bet.risk);
      expect(all).toContainEqual(greatest);
      for (const { numerator } of all) expect(numerator).toBeLessThanOrEqual(greatest.numerator);
    }
    const bound = 5n * USDT;
    // floor(bound * 10 / (10000 - 10) / 10000) * 10000, with the multiple in tenths.
    expect(largestStake(bound, greatestMultiple({ rows: 16, risk: 'high' }))).toBe(0n);
    expect(largestStake(1_000n * USDT, greatestMultiple({ rows: 16, risk: 'high' }))).toBe(
      1_000_000n,
    );
    expect(largestStake(bound, greatestMultiple({ rows: 8, risk: 'low' }))).toBe(1_080_000n);
  });
});

describe('Mines', () => {
  it('places distinct mines on the board', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MINE_COUNTS), fc.nat(), (mines, nonce) => {
        const cells = mineCells(mines, numbersOf({ serverSeed: A, clientSeed: 'a', nonce }));
        expect(new Set(cells).size).toBe(mines);
        expect(cells.every((cell) => cell >= 0 && cell < CELLS)).toBe(true);
      }),
    );
  });

  it.each([0, 23])('has no multiple after %d cells with 3 mines', (opened) => {
    expect(() => minesMultiple(3, opened)).toThrow('1 to 22 cells');
  });
});
