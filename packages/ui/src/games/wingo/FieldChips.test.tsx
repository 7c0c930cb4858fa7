import { parseUsdt } from '@platform/rules/money';
import { parseBet, type Stake } from '@platform/rules/wingo';
import { expect, test } from 'vitest';
import { renderUi } from '../../testing/renderUi';
import { ColorButtons } from './ColorButtons/ColorButtons';
import { NumberButtons } from './NumberButtons/NumberButtons';
import { SizeButtons } from './SizeButtons/SizeButtons';

const stake = (type: string, value: string, amount: string): Stake => ({
  bet: parseBet(type, value),
  amount: parseUsdt(amount),
});

const stakes = {
  staged: [stake('color', 'green', '2.5'), stake('number', '7', '0.01')],
  placed: [
    stake('color', 'green', '10'),
    stake('high', 'high', '1000'),
    stake('color', 'green', '5'),
  ],
};

const fields = (blocked = false) => (
  <>
    <ColorButtons onPick={() => {}} blocked={blocked} stakes={stakes} />
    <SizeButtons onPick={() => {}} blocked={blocked} stakes={stakes} />
    <NumberButtons onPick={() => {}} disabled={blocked} stakes={stakes} />
  </>
);

const chips = () =>
  [...document.querySelectorAll<HTMLElement>('[data-chip]')].map(
    ({ dataset, textContent }) => `${dataset['chip']} ${textContent}`,
  );

test('shows the sums of placed and staged bets on their fields, even after betting closes', () => {
  const { rerender } = renderUi(fields());
  const expected = ['placed 15', 'staged 2.5', 'placed 1K', 'staged 0.01'];
  expect(chips()).toEqual(expected);
  rerender(fields(true));
  expect(chips()).toEqual(expected);
});

test('fills the chip of placed bets, and outlines the chip of the slip', () => {
  renderUi(fields());
  const style = (state: string) =>
    getComputedStyle(document.querySelector(`[data-chip="${state}"]`) as Element);
  expect(style('placed').borderStyle).toBe('solid');
  expect(style('placed').backgroundColor).toBe(style('placed').borderColor);
  expect(style('staged').borderStyle).toBe('dashed');
  expect(style('staged').backgroundColor).not.toBe(style('staged').borderColor);
});

test('names the staked amounts in the accessible names of the fields', () => {
  const { getByRole } = renderUi(fields());
  const names = [
    'Green 15.000 USDT staked 2.500 USDT in the slip',
    'Red',
    'High 1,000.000 USDT staked',
    '7, green 0.010 USDT in the slip',
    '8, red',
  ];
  for (const name of names) expect(getByRole('button', { name })).toBeVisible();
});
