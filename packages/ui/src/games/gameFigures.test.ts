import { oddsOf, returnToPlayer } from '@platform/rules/wingo';
import { expect, test } from 'vitest';
import { gameFigures, guideFigures } from './gameFigures';

const fraction = (numerator: bigint, denominator = 1n) => ({ numerator, denominator });
const english = gameFigures('en');

test('[WINGO-11] formats multiples and percentages exactly', () => {
  const violet = { betType: 'color', betValue: 'violet' } as const;
  expect(english.multiple(oddsOf(violet, 0))).toBe('4.5x');
  expect(english.percent(returnToPlayer(violet))).toBe('88.2%');
  expect(english.percent(returnToPlayer({ betType: 'color', betValue: 'red' }))).toBe('93.1%');
});

test.each([
  [fraction(49n, 44n), '1.11x', '1.113636x'],
  [fraction(1n), '1.00x', '1x'],
  [fraction(1_999n, 1_000n), '1.99x', '1.999x'],
  [fraction(56n, 10n), '5.60x', '5.6x'],
  [fraction(5_096_294n), '5,096,294.00x', '5096294x'],
  [fraction(0n), '0.00x', '0x'],
])('formats %o as %s, in full as %s, rounded down', (multiple, short, full) => {
  expect(english.multiplier(multiple)).toBe(short);
  expect(english.multiple(multiple)).toBe(full);
});

test('rounds a percentage to six decimals', () => {
  expect(english.percent(fraction(205n, 251n))).toBe('81.673307%');
});

test('rounds the figures of guides to two decimals', () => {
  expect(guideFigures('en').percent(fraction(205n, 251n))).toBe('81.67%');
  expect(guideFigures('en').multiple(fraction(1_977_192n, 1_000_000n))).toBe('1.97x');
});

test.each([
  ['en', '4.5x', '1,000.50x', '93.1%', '63.20'],
  ['es', '4,5x', '1000,50x', '93,1\u00a0%', '63,20'],
  ['tr', '4,5x', '1.000,50x', '%93,1', '63,20'],
  ['hi', '4.5x', '1,000.50x', '93.1%', '63.20'],
])(
  'formats figures in %s as %s, %s, %s and %s',
  (language, multiple, multiplier, percent, hundredths) => {
    const figures = gameFigures(language);
    expect(figures.multiple(fraction(9n, 2n))).toBe(multiple);
    expect(figures.multiplier(fraction(2_001n, 2n))).toBe(multiplier);
    expect(figures.percent(fraction(931n, 1_000n))).toBe(percent);
    expect(figures.hundredths(6_320)).toBe(hundredths);
  },
);
