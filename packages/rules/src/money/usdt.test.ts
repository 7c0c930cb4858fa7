import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatUnits,
  formatUsdt,
  LARGEST_AMOUNT,
  MoneyError,
  multiply,
  parseUsdt,
  toDecimal,
} from './index';

const amounts = fc.bigInt({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT });
const decimals = fc.constantFrom(2 as const, 3 as const, 4 as const, 6 as const);

describe('parseUsdt', () => {
  it.each([
    ['0', 0n],
    ['0.01', 10_000n],
    ['.5', 500_000n],
    ['5.', 5_000_000n],
    ['007.000001', 7_000_001n],
    [`${'0'.repeat(40)}1`, 1_000_000n],
    ['-12.5', -12_500_000n],
    ['9223372036854.775807', LARGEST_AMOUNT],
    [0.01, 10_000n],
    [0.000001, 1n],
    [10000, 10_000_000_000n],
    [-0, 0n],
  ])('reads %j exactly', (value, expected) => {
    expect(parseUsdt(value)).toBe(expected);
  });

  it.each([
    ['', 'is not an amount'],
    ['.', 'is not an amount'],
    ['-', 'is not an amount'],
    ['abc', 'is not an amount'],
    [' 1', 'is not an amount'],
    ['1,000', 'is not an amount'],
    ['1e3', 'is not an amount'],
    ['0x10', 'is not an amount'],
    ['1.2.3', 'is not an amount'],
    ['\u0661', 'is not an amount'],
    ['0.0000001', 'at most 6'],
    ['9223372036854.775808', 'too large'],
    ['9'.repeat(1_000_000), 'too large'],
    [NaN, 'is not an amount'],
    [Infinity, 'is not an amount'],
    [1e21, 'plain digits'],
    [1e-7, 'plain digits'],
    [0.1 + 0.2, 'send it as a string'],
    [123456789012.12346, 'send it as a string'],
  ])('refuses %j and explains the reason', (value, reason) => {
    expect(() => parseUsdt(value)).toThrow(MoneyError);
    expect(() => parseUsdt(value)).toThrow(reason);
  });

  it('quotes only the beginning of a long text', () => {
    expect(() => parseUsdt('x'.repeat(40))).toThrow(`"${'x'.repeat(40)}" is not`);
    expect(() => parseUsdt('x'.repeat(41))).toThrow(`"${'x'.repeat(40)}..." is not`);
  });

  it('reads every amount that toDecimal writes', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseUsdt(toDecimal(amount))).toBe(amount);
      }),
    );
  });

  it('reads every amount that formatUsdt writes in full', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseUsdt(formatUsdt(amount, 6))).toBe(amount);
      }),
    );
  });

  it('reads a JSON number of up to 15 digits exactly as written', () => {
    const small = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n });
    fc.assert(
      fc.property(small, (amount) => {
        const text = toDecimal(amount);
        expect(parseUsdt(Number(text))).toBe(amount);
      }),
    );
  });
});

describe('toDecimal', () => {
  it.each([
    [0n, '0'],
    [14_700n, '0.0147'],
    [98_000_000n, '98'],
    [-1_500_000n, '-1.5'],
    [-1n, '-0.000001'],
  ])('writes %d as %s', (amount, text) => {
    expect(toDecimal(amount)).toBe(text);
  });
});

describe('formatUsdt', () => {
  it.each([
    [1_234_567_890n, 4, '1234.5679'],
    [1_005_000n, 2, '1.01'],
    [1_004_999n, 2, '1.00'],
    [-1_005_000n, 2, '-1.01'],
    [-4_999n, 2, '0.00'],
    [999_999n, 3, '1.000'],
    [1n, 6, '0.000001'],
  ] as const)('shows %d with %d decimals as %s', (amount, places, text) => {
    expect(formatUsdt(amount, places)).toBe(text);
  });

  it('groups thousands and truncates on request', () => {
    expect(formatUsdt(1_234_567_899_999n, 2, { grouping: true, rounding: 'down' })).toBe(
      '1,234,567.89',
    );
    expect(formatUsdt(999_000_000n, 2, { grouping: true })).toBe('999.00');
  });

  it('differs from the amount by at most half a step', () => {
    fc.assert(
      fc.property(amounts, decimals, (amount, places) => {
        const shown = parseUsdt(formatUsdt(amount / 2n, places));
        const distance = shown - amount / 2n;
        const step = 10n ** BigInt(6 - places);
        expect((distance < 0n ? -distance : distance) * 2n <= step).toBe(true);
      }),
    );
  });
});

describe('multiply', () => {
  const half = { numerator: 1n, denominator: 2n };

  it.each([
    [3n, 'down', 1n],
    [3n, 'half-up', 2n],
    [-3n, 'down', -1n],
    [-3n, 'half-up', -2n],
    [4n, 'exact', 2n],
  ] as const)('halves %d with rounding %s', (amount, rounding, expected) => {
    expect(multiply(amount, half, rounding)).toBe(expected);
  });

  it('refuses to round unless a rounding is given', () => {
    expect(() => multiply(3n, half)).toThrow(MoneyError);
    expect(() => multiply(3n, { numerator: 1n, denominator: 0n })).toThrow('positive');
  });

  it('loses less than one micro-USDT when it rounds down', () => {
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 0n, max: 100n }), (amount, percent) => {
        const part = multiply(amount, { numerator: percent, denominator: 100n }, 'down');
        const lost = amount * percent - part * 100n;
        expect(lost > -100n && lost < 100n).toBe(true);
      }),
    );
  });

  it('is symmetric around zero for every rounding', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.bigInt({ min: 1n, max: 10_000n }),
        fc.constantFrom('down' as const, 'half-up' as const),
        (amount, denominator, rounding) => {
          const factor = { numerator: 1n, denominator };
          expect(multiply(-amount, factor, rounding)).toBe(-multiply(amount, factor, rounding));
        },
      ),
    );
  });
});

it.each([
  [123_456n, 2, 2, '1234.56'],
  [5n, 0, 0, '5'],
  [123_456_789n, 8, 4, '1.2346'],
  [-150n, 2, 4, '-1.5000'],
  [-4n, 2, 1, '0.0'],
])('formatUnits(%d, %d, %d) returns %s', (amount, scale, decimals, text) => {
  expect(formatUnits(amount, scale, decimals)).toBe(text);
});
