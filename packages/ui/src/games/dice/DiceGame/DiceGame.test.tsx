import { act } from '@testing-library/react';
import { toDecimal } from '@platform/rules/money';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { DiceGame } from './DiceGame';

afterEach(() => {
  vi.useRealTimers();
});

describeConformance('DiceGame', {
  render: (props) => <DiceGame random={() => 0.5} {...props} />,
  root: HTMLDivElement,
});

test("[DICE-01] shows the tabs 'Game' and 'My History', and a bet with 1.5x and 2x", async () => {
  const { getAllByRole, getByRole } = renderUi(<DiceGame random={() => 0.5} />);
  expect(getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Game', 'My History']);
  await userEvent.click(getByRole('button', { name: '2x' }));
  expect(getByRole('textbox', { name: 'Bet amount (USDT)' })).toHaveValue('2');
  expect(getByRole('button', { name: '1.5x' })).toBeVisible();
});

test.each([
  [0.5, 'You won the bet!', '0.96'],
  [0.4999, 'Oops, you lost this time!', '-1'],
])('[DICE-01] [DICE-02] settles a draw of %d: %s', async (draw, text, profit) => {
  // Fakes the timers, so that the result stays visible until the clock advances.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onResult = vi.fn();
  const { getByRole } = renderUi(<DiceGame random={() => draw} onResult={onResult} />);
  await userEvent.click(getByRole('button', { name: 'Bet' }));
  expect(getByRole('status')).toHaveTextContent(text);
  const [[round]] = onResult.mock.calls as [[{ payout: bigint; stake: bigint }]];
  expect(toDecimal(round.payout - round.stake)).toBe(profit);
});

test('[DICE-02] shows the result for 2 s, and keeps the focus on the disabled bet button', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onResult = vi.fn();
  const { getByRole } = renderUi(<DiceGame random={() => 0.9} onResult={onResult} />);
  const bet = getByRole('button', { name: 'Bet' });
  bet.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  expect(onResult).toHaveBeenCalledOnce();
  act(() => {
    vi.advanceTimersByTime(1_999);
  });
  expect(bet).toHaveAttribute('aria-disabled', 'true');
  expect(getByRole('status')).not.toBeEmptyDOMElement();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(bet).not.toHaveAttribute('aria-disabled');
  expect(getByRole('status')).toBeEmptyDOMElement();
  await expect.element(bet).toHaveFocus();
});

test('shows rounds from earlier visits in the history, and continues their numbering', async () => {
  const earlier = {
    number: 7,
    at: 0,
    stake: 1_000_000n,
    outcome: '12.34 over 50.00',
    won: false,
    multiplier: { numerator: 0n, denominator: 1n },
    payout: 0n,
  };
  const onResult = vi.fn();
  const { findByText, getByRole } = renderUi(
    <DiceGame random={() => 0.5} earlierRounds={[earlier]} onResult={onResult} />,
  );
  await userEvent.click(getByRole('button', { name: 'Bet' }));
  expect(onResult).toHaveBeenCalledWith(expect.objectContaining({ number: 8 }));
  await userEvent.click(getByRole('tab', { name: 'My History' }));
  expect(await findByText('12.34 over 50.00')).toBeVisible();
});

test('adds a round to the history', async () => {
  const now = () => Date.UTC(2024, 0, 5, 15, 7);
  const { findByRole, getByRole } = renderUi(<DiceGame random={() => 0.7314} now={now} />);
  await userEvent.click(getByRole('button', { name: 'Bet' }));
  await userEvent.click(getByRole('tab', { name: 'My History' }));
  const table = await findByRole('table', { name: 'My History' });
  expect(table).toHaveTextContent('05 Jan 2024, 3:07 PM');
  expect(table).toHaveTextContent('73.15 over 50.00');
  expect(table).toHaveTextContent('+0.960');
});
