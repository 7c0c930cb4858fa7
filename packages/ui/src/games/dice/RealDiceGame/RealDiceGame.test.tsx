import type { DiceResult } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { diceRecords, lostRecord, wonRecord } from '../../../samples/dice';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { RealDiceGame, type RealDiceGameProps } from './RealDiceGame';

const page = { rows: diceRecords, current: 1, pages: 1, total: diceRecords.length };
const won: DiceResult = { ...wonRecord, id: '1' };
const lost: DiceResult = { ...lostRecord, id: '2' };

const game = (props?: Partial<RealDiceGameProps>) => (
  <RealDiceGame
    balance={parseUsdt('10')}
    bets={{ page }}
    onBet={() => Promise.resolve(won)}
    {...props}
  />
);

describeConformance('RealDiceGame', { render: (props) => game(props), root: HTMLDivElement });

/** Presses the button with the keyboard, which works even while the button is blocked. */
async function bet() {
  document.querySelector<HTMLElement>('button[data-size="large"]')?.focus();
  await userEvent.keyboard('{Enter}');
}

test.each([
  [won, 'You won 0.980 USDT.'],
  [lost, 'You lost 1.00 USDT.'],
])('announces the result and its amount once: %o', async (result, text) => {
  const onBet = vi.fn(() => Promise.resolve(result));
  const { findByText, getByRole } = renderUi(game({ onBet }));
  await bet();
  expect(await findByText(text)).toBeVisible();
  expect(getByRole('status')).toHaveTextContent(text);
  expect(onBet).toHaveBeenCalledExactlyOnceWith({
    bet: { direction: 'over', target: 5_000 },
    amount: 1_000_000n,
  });
});

test('places one bet at a time', async () => {
  let settle = (_: DiceResult) => {};
  const onBet = vi.fn(() => new Promise<DiceResult>((resolve) => (settle = resolve)));
  const { findByText, getByRole } = renderUi(game({ onBet }));
  await bet();
  await bet();
  expect(onBet).toHaveBeenCalledOnce();
  expect(getByRole('status')).toBeEmptyDOMElement();
  settle(won);
  expect(await findByText('You won 0.980 USDT.')).toBeVisible();
});

test('keeps the chance when the direction changes, and offers only valid bets', async () => {
  const { getByRole } = renderUi(game());
  const value = (name: string) => (getByRole('textbox', { name }) as HTMLInputElement).value;
  expect([value('Multiplier'), value('Roll over'), value('Win chance')]).toEqual([
    '1.98',
    '50.00',
    '49.9950',
  ]);
  getByRole('slider').focus();
  await userEvent.keyboard('{End}');
  expect([value('Multiplier'), value('Roll over'), value('Win chance')]).toEqual([
    '9900',
    '99.99',
    '0.0099',
  ]);
  await userEvent.click(getByRole('radio', { name: 'Under' }));
  expect([value('Roll under'), value('Win chance')]).toEqual(['0.01', '0.0099']);
  getByRole('slider').focus();
  await userEvent.keyboard('{End}');
  expect([value('Multiplier'), value('Roll under')]).toEqual(['1.0102', '98.00']);
});

test('shows the server’s refusal, and keeps the stake', async () => {
  const onBet = () => Promise.reject(new Error('At most 25.00 USDT.'));
  const { findByRole, getByRole, queryByRole } = renderUi(game({ onBet }));
  await bet();
  expect(await findByRole('alert')).toHaveTextContent('At most 25.00 USDT.');
  expect(getByRole('textbox', { name: 'Bet amount (USDT)' })).toHaveValue('1');
  await userEvent.click(getByRole('radio', { name: 'Under' }));
  expect(queryByRole('alert')).toBeNull();
});

test.each([
  ['while the balance loads', { balance: undefined }],
  ['beyond the balance', { defaultStake: parseUsdt('10.01') }],
  ['without a stake', { defaultStake: 0n }],
])('does not place a bet %s', async (_, props) => {
  const onBet = vi.fn(() => Promise.resolve(won));
  renderUi(game({ onBet, ...props }));
  await bet();
  expect(onBet).not.toHaveBeenCalled();
});

test('shows each of the last rolls once, the newest first', async () => {
  const { findByText, getByRole } = renderUi(game({ onBet: () => Promise.resolve(lost) }));
  await bet();
  await findByText('You lost 1.00 USDT.');
  const rolls = [...getByRole('list', { name: 'Your last rolls' }).children];
  expect(rolls.map((roll) => roll.textContent)).toEqual([
    '39.57',
    '50.00',
    '39.57',
    '24.48',
    '53.92',
    '98.30',
  ]);
});

test('lists the bets, each with a button to verify it', async () => {
  const onVerify = vi.fn();
  const { findByRole, getByRole } = renderUi(game({ onVerify }));
  await userEvent.click(getByRole('tab', { name: 'My bets' }));
  await userEvent.click(await findByRole('button', { name: 'Verify 90210' }));
  expect(onVerify).toHaveBeenCalledWith(diceRecords[0]);
});
