import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closesOf, lengthName, type GameNames } from '../games';
import { parseUsdt, toDecimal } from '../money';
import {
  AMOUNT_CHOICES,
  chanceOf,
  everyBet,
  BET_TYPES,
  betTexts,
  closesAtOf,
  closingOf,
  warnsAt,
  COLORS,
  colorsOf,
  colorText,
  DIGITS,
  feeOf,
  feeRate,
  finalAmount,
  GAME_TYPES,
  gameOf,
  isQuantity,
  gameName,
  MULTIPLIERS,
  parseBet,
  payout,
  returnToPlayer,
  roundsPerDay,
  secondsOf,
  type GameType,
  shortRoundNumber,
  sizeOf,
  stakeProblem,
  toPublishedRound,
  WingoBetError,
  type PublishedRow,
  type WingoBet,
} from './index';

const every: readonly WingoBet[] = [
  ...COLORS.map((color) => parseBet('color', color)),
  ...DIGITS.map((digit) => parseBet('number', String(digit))),
  parseBet('high', 'high'),
  parseBet('low', 'low'),
];
const bets = fc.constantFrom(...every);
const stakes = fc.bigInt({ min: 1n, max: 10n ** 9n }).map((cents) => cents * 10_000n);

describe('results', () => {
  it('[WINGO-07] 0 is red and violet, 5 green and violet, other digits green if odd and red if even', () => {
    expect(DIGITS.map(colorText)).toEqual([
      'red+violet',
      'green',
      'red',
      'green',
      'red',
      'green+violet',
      'red',
      'green',
      'red',
      'green',
    ]);
  });

  it('[WINGO-07] 5 to 9 are high, and 0 to 4 are low', () => {
    expect(DIGITS.filter((digit) => sizeOf(digit) === 'low')).toEqual([0, 1, 2, 3, 4]);
    expect(DIGITS.filter((digit) => sizeOf(digit) === 'high')).toEqual([5, 6, 7, 8, 9]);
  });
});

describe('the wire format of bets', () => {
  it('a bet survives a round trip over the wire', () => {
    fc.assert(
      fc.property(bets, (bet) => {
        const { betType, betValue } = betTexts(bet);
        expect(BET_TYPES).toContain(betType);
        expect(parseBet(betType, betValue)).toEqual(bet);
      }),
    );
  });

  it('parses bets in any letter case; high and low need no value', () => {
    expect(parseBet('Color', 'GREEN')).toEqual({ betType: 'color', betValue: 'green' });
    expect(parseBet('high', '')).toEqual({ betType: 'high', betValue: 'high' });
  });

  it.each([
    ['color', 'blue', 'green, violet, red'],
    ['number', '10', '0 to 9'],
    ['number', '', '0 to 9'],
    ['number', '1.0', '0 to 9'],
    ['number', '+7', '0 to 9'],
    ['number', '7 ', '0 to 9'],
    ['high', 'low', 'value "high"'],
    ['size', 'big', 'color, number, high, low'],
    ['constructor', 'x', 'no bet type'],
  ])('refuses %s %j and lists the alternatives', (betType, betValue, reason) => {
    expect(() => parseBet(betType, betValue)).toThrow(WingoBetError);
    expect(() => parseBet(betType, betValue)).toThrow(reason);
  });
});

describe('the payout of a bet', () => {
  const paid = (betType: string, betValue: string) =>
    DIGITS.map((digit) => toDecimal(payout(parseBet(betType, betValue), parseUsdt('100'), digit)));

  const wins = (bet: WingoBet, digit: (typeof DIGITS)[number]): boolean =>
    bet.betType === 'color'
      ? colorsOf(digit).includes(bet.betValue)
      : bet.betValue === digit || bet.betType === sizeOf(digit);

  it('uses the fee at the end of the round after a fee change', () => {
    const percent = (numerator: bigint) => ({ numerator, denominator: 100n });
    const fee = {
      rate: percent(3n),
      formerly: [
        { until: '2026-01-01T00:00:00Z', rate: percent(1n) },
        { until: '2026-06-01T00:00:00Z', rate: percent(2n) },
      ],
    };
    const rateAt = (endsAt: string) => feeRate(Date.parse(endsAt), fee);
    expect(rateAt('2026-01-01T00:00:00Z')).toEqual(percent(1n));
    expect(rateAt('2026-01-01T00:01:00Z')).toEqual(percent(2n));
    expect(rateAt('2026-06-01T00:01:00Z')).toEqual(percent(3n));
    expect(feeRate(undefined, fee)).toEqual(percent(3n));
  });

  it('[WINGO-11] deducts a fee of 2%: 100 becomes 98', () => {
    expect(toDecimal(feeOf(parseUsdt('100')))).toBe('2');
  });

  it('[WINGO-11] matches the table for 100 on each kind of bet, digit by digit', () => {
    expect(paid('color', 'green')).toEqual('0 196 0 196 0 147 0 196 0 196'.split(' '));
    expect(paid('color', 'red')).toEqual('147 0 196 0 196 0 196 0 196 0'.split(' '));
    expect(paid('color', 'violet')).toEqual('441 0 0 0 0 441 0 0 0 0'.split(' '));
    expect(paid('number', '7')).toEqual('0 0 0 0 0 0 0 882 0 0'.split(' '));
    expect(paid('high', 'high')).toEqual('0 0 0 0 0 196 196 196 196 196'.split(' '));
    expect(paid('low', 'low')).toEqual('196 196 196 196 196 0 0 0 0 0'.split(' '));
  });

  it('[WINGO-11] is exact for 0.01 minus 2%, times 1.5', () => {
    expect(toDecimal(payout(parseBet('color', 'red'), parseUsdt('0.01'), 0))).toBe('0.0147');
  });

  it('[WINGO-11] a stake in whole cents leaves no remainder', () => {
    fc.assert(
      fc.property(bets, stakes, fc.constantFrom(...DIGITS), (bet, stake, digit) => {
        const paidOut = payout(bet, stake, digit);
        const net = stake - feeOf(stake);
        expect([0n, 3n, 4n, 9n, 18n].map((halves) => (net * halves) / 2n)).toContain(paidOut);
        expect(paidOut > 0n).toBe(wins(bet, digit));
      }),
    );
  });

  it('refuses a stake with too many decimals to be paid out exactly', () => {
    expect(() => payout(parseBet('color', 'red'), 1n, 0)).toThrow('choose a rounding');
  });

  it.each([
    ['color', 'green', 931n],
    ['color', 'red', 931n],
    ['color', 'violet', 882n],
    ['number', '3', 882n],
    ['high', 'high', 980n],
    ['low', 'low', 980n],
  ])('[WINGO-11] %s %s returns the published share in the long run', (type, value, perMille) => {
    const { numerator, denominator } = returnToPlayer(parseBet(type, value));
    expect(numerator * 1000n).toBe(perMille * denominator);
  });

  it('`chanceOf` returns the chance of every bet', () => {
    const chances = everyBet().map((bet) => {
      const { numerator, denominator } = chanceOf(bet);
      return [bet.betType, bet.betValue, Number((numerator * 100n) / denominator)];
    });
    expect(chances).toEqual([
      ['color', 'green', 50],
      ['color', 'violet', 20],
      ['color', 'red', 50],
      ...DIGITS.map((digit) => ['number', digit, 10]),
      ['high', 'high', 50],
      ['low', 'low', 50],
    ]);
  });

  it('[WINGO-11] the average payout over all ten digits equals the return to player', () => {
    fc.assert(
      fc.property(bets, (bet) => {
        const stake = parseUsdt('1');
        const sum = DIGITS.reduce((total, digit) => total + payout(bet, stake, digit), 0n);
        const { numerator, denominator } = returnToPlayer(bet);
        expect(sum * denominator).toBe(stake * 10n * numerator);
      }),
    );
  });
});

describe('the stake of a bet', () => {
  it('[WINGO-08] stakes go from 0.01 to 10000, with multipliers X2 to X100', () => {
    expect(AMOUNT_CHOICES.map(toDecimal)).toEqual('0.01 0.1 1 10 100 1000 5000 10000'.split(' '));
    expect(MULTIPLIERS).toEqual([2, 3, 5, 10, 20, 50, 100]);
  });

  it.each([
    ['10', '3', 5, '150'],
    ['0.01', '1.5', 1, '0.02'],
    ['0.01', '0.5', 1, '0.01'],
    ['0.01', '0.49', 1, '0'],
    ['0.1', '.333', 1, '0.03'],
    ['1', '2.', 2, '4'],
    ['10000', '', 100, '0'],
    ['10000', '.', 100, '0'],
  ])('[WINGO-08] %s x %j x %d is %s', (choice, quantity, multiplier, expected) => {
    expect(toDecimal(finalAmount(parseUsdt(choice), quantity, multiplier))).toBe(expected);
  });

  it('[WINGO-08] a quantity consists of digits and an optional decimal point', () => {
    expect(['', '.', '5', '5.', '.5', '12.34'].every(isQuantity)).toBe(true);
    expect(['-1', '1e3', '1,5', '1.2.3', ' 1', 'x'].some(isQuantity)).toBe(false);
    expect(() => finalAmount(10_000n, '-1', 1)).toThrow(RangeError);
    expect(() => finalAmount(10_000n, '-1', 1)).toThrow('"-1" is not a quantity');
  });

  it('[WINGO-08] rounds once, to the nearest cent, with halves rounded up', () => {
    const fractions = fc.stringMatching(/^\d{0,6}\.\d{1,12}$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...AMOUNT_CHOICES),
        fractions,
        fc.constantFrom(1, ...MULTIPLIERS),
        (choice, quantity, multiplier) => {
          const scale = 10n ** BigInt(quantity.length - quantity.indexOf('.') - 1);
          const exact = choice * BigInt(quantity.replace('.', '')) * BigInt(multiplier);
          const error = finalAmount(choice, quantity, multiplier) * scale - exact;
          expect(-5_000n * scale < error && error <= 5_000n * scale).toBe(true);
        },
      ),
    );
  });

  it('[WINGO-08] refuses stakes below 0.01', () => {
    const tooSmall = { code: 'stakeTooSmall', params: { minimum: '0.01' } };
    expect(stakeProblem(0n)).toEqual(tooSmall);
    expect(stakeProblem(-10_000n)).toEqual(tooSmall);
    expect(stakeProblem(10_001n)).toEqual({ code: 'stakeTooPrecise', params: { decimals: 2 } });
    expect(stakeProblem(10_000n)).toBeUndefined();
  });
});

describe('rounds', () => {
  const names: GameNames = {
    wingo: ({ length }) => `Wingo ${length}`,
    minutes: ({ minutes }) => `${minutes} Min`,
    seconds: ({ seconds }) => `${seconds} Sec`,
    aviator: 'Aviator',
    dice: 'Dice',
    mines: 'Mines',
    plinko: 'Plinko',
  };

  it('[WINGO-13] rounds of the game types 1 to 4 last 1, 3, 5 and 10 minutes, as their names say', () => {
    expect(GAME_TYPES.slice(0, 4)).toEqual([1, 2, 3, 4]);
    expect(GAME_TYPES.slice(0, 4).map(secondsOf)).toEqual([60, 180, 300, 600]);
    expect(GAME_TYPES.slice(0, 4).map((game) => gameName(game, names))).toEqual([
      'Wingo 1 Min',
      'Wingo 3 Min',
      'Wingo 5 Min',
      'Wingo 10 Min',
    ]);
    expect(lengthName(30, names)).toBe('30 Sec');
  });

  it('[WINGO-10] the 1-minute game has 45 s to bet and 15 s to wait, 1440 times a day', () => {
    expect(roundsPerDay(1)).toBe(1440);
    expect(closingOf(1)).toEqual({ closes: 15, reopens: 20 });
    expect(secondsOf(1) - closingOf(1).closes).toBe(45);
    expect(warnsAt(1)).toBe(30);
  });

  it('[WINGO-12] a short number has the first 2 and last 5 digits', () => {
    expect(shortRoundNumber('20240131100010042')).toBe('20...10042');
    expect(shortRoundNumber('1234567')).toBe('1234567');
  });
});

describe('round numbers', () => {
  const utc = (text: string) => Date.parse(`2026-11-21T${text}Z`);

  it.each([
    ['20261121100010001', 1, utc('00:00:45')],
    ['20261121100010483', 1, utc('08:02:45')],
    ['20261121100011440', 1, utc('23:59:45')],
    ['20261121100020002', 2, utc('00:05:45')],
    ['20261121100030288', 3, utc('23:59:45')],
    ['20261121100040144', 4, utc('23:59:45')],
  ])(
    'a number contains the game and the close of betting: %s is of game %d',
    (roundNumber, game, closesAt) => {
      expect(gameOf(roundNumber)).toBe(game);
      expect(closesAtOf(roundNumber)).toBe(closesAt);
    },
  );

  it.each(['', '2026', '20261121100090001', 'x20261121100010001'])(
    'a number of an invalid format contains no game or time: %j',
    (roundNumber) => {
      expect(gameOf(roundNumber)).toBeUndefined();
      expect(closesAtOf(roundNumber)).toBeUndefined();
    },
  );

  it('an unknown game name is refused', () => {
    expect(() => secondsOf(9 as GameType)).toThrow('There is no game 9 of Wingo.');
  });

  it('a number contains the close of betting that applied before a change', () => {
    const formerly = [
      { until: '2026-01-31T00:00:00Z', closes: 30 },
      { until: '2026-11-30T00:00:00Z', closes: 15 },
    ];
    const closes = (endsAt: string) => closesOf({ closes: 10, formerly }, Date.parse(endsAt));
    expect(closes('2026-01-31T00:00:00Z')).toBe(30);
    expect(closes('2026-01-31T00:01:00Z')).toBe(15);
    expect(closes('2026-11-30T00:00:00Z')).toBe(15);
    expect(closes('2026-11-30T00:01:00Z')).toBe(10);
  });

  it.each([
    ['an unknown game', '20261121100090001'],
    ['the place 0', '20261121100010000'],
    ['a place after the last round of the day', '20261121100040145'],
    ['a day that does not exist', '20261131100010001'],
    ['a month that does not exist', '20261321100010001'],
    ['an extra digit at the end', '202611211000100011'],
    ['an extra digit at the beginning', '120261121100010001'],
    ['letters', 'round-1'],
  ])('a number is invalid if it has %s', (_, roundNumber) => {
    expect(closesAtOf(roundNumber)).toBeUndefined();
  });
});

describe('(A3) a published round', () => {
  const row: PublishedRow = {
    roundNumber: '20',
    result: { number: 0 },
    void_reason: null,
    place: 7,
    link: '1d',
    close_at: 1_000,
    commitment: 'c0',
    server_seed: '5e',
    beacon_source: 'local',
    beacon_public_key: '8f',
    beacon_round: 1_000,
    beacon_signature: null,
  };

  it('includes its beacon, even before the beacon is published', () => {
    expect(toPublishedRound(row).beacon).toEqual({
      source: 'local',
      publicKey: '8f',
      round: 1_000,
      signature: null,
    });
  });

  it.each(['beacon_source', 'beacon_public_key', 'beacon_round'])(
    'has no beacon without its %s',
    (field) => {
      expect(toPublishedRound({ ...row, [field]: null }).beacon).toBeNull();
    },
  );
});
