import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_AMOUNT, MoneyError, parseUsdt, toDecimal, type Rational } from '../money';
import { convert, DISPLAY_CURRENCIES, isDisplayCurrency, parseRate } from './index';

const amounts = fc.bigInt({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT });
const decimals = fc.integer({ min: 0, max: 4 });
/** Rates as providers write them: up to 6 digits before and after the decimal point. */
const rates = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 1, max: 999_999 }))
  .map(([whole, fraction]) => parseRate(`${whole}.${String(fraction).padStart(6, '0')}`));

const unitsOf = (text: string): bigint => BigInt(text.replace('.', ''));
const magnitude = (value: bigint) => (value < 0n ? -value : value);

describe('DISPLAY_CURRENCIES', () => {
  it('lists each code once, in alphabetical order', () => {
    expect(DISPLAY_CURRENCIES).toEqual([...new Set(DISPLAY_CURRENCIES)].sort());
  });

  it('lists currencies that Intl has names for', () => {
    const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
    for (const code of DISPLAY_CURRENCIES) expect(names.of(code)).toMatch(/\w/);
  });

  it('excludes USDT', () => {
    expect(isDisplayCurrency('INR')).toBe(true);
    expect(isDisplayCurrency('USDT')).toBe(false);
  });
});

describe('parseRate', () => {
  it.each([
    ['83.95', 8_395n, 100n],
    ['1', 1n, 1n],
    ['0.000001', 1n, 1_000_000n],
    ['16500.10', 1_650_010n, 100n],
  ])('reads %s exactly', (text, numerator, denominator) => {
    expect(parseRate(text)).toEqual({ numerator, denominator });
  });

  it.each(['', '0', '0.000', '-1', '.5', '5.', '1e3', ' 1', 'NaN', '1,5', '1'.repeat(13)])(
    'refuses "%s"',
    (text) => {
      expect(() => parseRate(text)).toThrow(MoneyError);
      expect(() => parseRate(text)).toThrow(`"${text.slice(0, 40)}" is not a rate`);
    },
  );
});

describe('convert', () => {
  it.each([
    ['12.5', '83.95', 2, '1049.38'],
    ['12.5', '156.4', 0, '1955'],
    ['12.5', '0.307', 3, '3.838'],
    ['0.000001', '83.95', 2, '0.00'],
    ['-0.000001', '83.95', 2, '0.00'],
    ['-10', '83.95', 2, '-839.50'],
    ['0.05', '0.1', 2, '0.01'],
    ['-0.05', '0.1', 2, '-0.01'],
    ['0', '83.95', 0, '0'],
  ])('converts %s USDT at %s to %d decimals: %s', (amount, rate, places, text) => {
    expect(convert(parseUsdt(amount), parseRate(rate), places)).toBe(text);
  });

  it('differs from the exact product by at most half a unit', () => {
    fc.assert(
      fc.property(amounts, rates, decimals, (amount, rate, places) => {
        const shown = unitsOf(convert(amount, rate, places));
        const denominator = 1_000_000n * rate.denominator;
        const exact = amount * rate.numerator * 10n ** BigInt(places);
        expect(magnitude(shown * denominator - exact) * 2n <= denominator).toBe(true);
      }),
    );
  });

  it('preserves the order of amounts and is symmetric around zero', () => {
    fc.assert(
      fc.property(amounts, amounts, rates, decimals, (one, other, rate, places) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(unitsOf(convert(less, rate, places)) <= unitsOf(convert(more, rate, places))).toBe(
          true,
        );
        expect(unitsOf(convert(-one, rate, places))).toBe(-unitsOf(convert(one, rate, places)));
      }),
    );
  });

  it('returns the amount itself at a rate of one, with 6 decimals', () => {
    const one: Rational = { numerator: 1n, denominator: 1n };
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseUsdt(convert(amount, one, 6))).toBe(amount);
      }),
    );
    expect(toDecimal(parseUsdt(convert(1_234_567n, one, 6)))).toBe('1.234567');
  });

  it('returns the requested number of decimals and never minus zero', () => {
    fc.assert(
      fc.property(amounts, rates, decimals, (amount, rate, places) => {
        const text = convert(amount, rate, places);
        expect(text.split('.')[1]?.length ?? 0).toBe(places);
        expect(text).not.toMatch(/^-0(\.0*)?$/);
      }),
    );
  });
});
