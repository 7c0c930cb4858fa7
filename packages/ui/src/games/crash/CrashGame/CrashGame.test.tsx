import type { DemoRound } from '@platform/rules/models';
import { toDecimal, USDT } from '@platform/rules/money';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { CrashGame, type CrashGameProps } from './CrashGame';

const stopped = () => 0;

describeConformance('CrashGame', {
  render: (props) => <CrashGame now={stopped} {...props} />,
  root: HTMLDivElement,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.setSystemTime(0);
});

afterEach(() => {
  vi.useRealTimers();
});

/**
 * Returns the random value for the crash point 2.10: 11 s after the start of the round, 16 s after
 * the mount.
 */
const draw = () => 0.2;

function play(texts?: CrashGameProps['texts']) {
  const onResult = vi.fn<(round: DemoRound) => void>();
  const { getByRole, getByText } = renderUi(
    <CrashGame random={draw} onResult={onResult} {...(texts && { texts })} />,
  );
  const button = (name: string | RegExp) => getByRole('button', { name });
  return {
    onResult,
    button,
    getByText,
    pass: (milliseconds: number) =>
      act(() => {
        vi.advanceTimersByTime(milliseconds);
      }),
    announced: () => getByRole('status').textContent,
  };
}

test("[CRASH-01] raises the multiplier to its crash point, shows 'Crashed!', and restarts after 5 s", () => {
  const { pass, getByText, announced } = play();
  expect(getByText('Place your bet · Next round in 5 s')).toBeVisible();
  pass(5_000);
  expect(getByText('1.00x', { selector: 'p' })).toBeVisible();
  pass(200);
  expect(getByText('1.02x')).toBeVisible();
  pass(10_700);
  expect(getByText('2.08x')).toBeVisible();
  pass(100);
  expect(getByText('Crashed! · Next round in 5 s')).toBeVisible();
  expect(getByText('2.10x')).toBeVisible();
  expect(announced()).toBe('Crashed! 2.10x');
  pass(5_000);
  expect(getByText('1.00x', { selector: 'p' })).toBeVisible();
});

test('[CRASH-01] starts with a demo balance of 1000, and pays a cash-out before the crash', async () => {
  const { pass, button, getByText, onResult } = play();
  expect(getByText('1,000.0000')).toBeVisible();
  await userEvent.click(button('Bet'));
  expect(getByText('999.0000')).toBeVisible();
  pass(10_000);
  await userEvent.click(button('Cashout 1.500'));
  expect(getByText('1,000.5000')).toBeVisible();
  expect(getByText('You cashed out at 1.50x', { selector: 'p' })).toBeVisible();
  pass(6_000);
  expect(onResult).toHaveBeenCalledOnce();
  expect(toDecimal(onResult.mock.calls[0]?.[0].payout ?? 0n)).toBe('1.5');
});

test('[CRASH-01] settles the bet at the crash', async () => {
  const { pass, button, getByText, onResult } = play();
  await userEvent.click(button('Bet'));
  pass(16_000);
  expect(onResult.mock.calls[0]?.[0]).toMatchObject({ won: false, outcome: 'Crashed at 2.10x' });
  expect(getByText('999.0000')).toBeVisible();
  expect(button('Bet')).toBeVisible();
});

test("uses the game's texts in the history", async () => {
  const { pass, button, onResult } = play({
    crashedAt: ({ multiplier }) => `Çöküş: ${multiplier}`,
  });
  await userEvent.click(button('Bet'));
  pass(16_000);
  expect(onResult.mock.calls[0]?.[0].outcome).toBe('Çöküş: 2.10x');
});

test('can be played with the keyboard, and keeps the focus on its single button', async () => {
  const { pass, button } = play();
  button('Bet').focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Cancel bet')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  pass(5_200);
  await expect.element(button('Cashout 1.020')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Bet on the next round')).toHaveFocus();
});

test('announces the multiplier every 0.50, not at every step', () => {
  const { pass, announced } = play();
  const messages = new Set<string | null>();
  for (let step = 0; step < 165; step += 1) {
    pass(100);
    messages.add(announced());
  }
  expect([...messages]).toEqual([
    'Place your bet',
    'The round has started.',
    '1.50x',
    '2.00x',
    'Crashed! 2.10x',
  ]);
});

test('refuses a bet above the balance and shows the reason', () => {
  const { getByRole } = renderUi(<CrashGame now={stopped} demoBalance={USDT / 2n} />);
  expect(getByRole('alert')).toHaveTextContent('Your demo balance is 0.500 USDT.');
  expect(getByRole('button', { name: 'Bet' })).toHaveAttribute('aria-disabled', 'true');
});

test('offers to refill an empty demo balance', async () => {
  const { getByRole, queryByRole } = renderUi(<CrashGame random={draw} demoBalance={USDT} />);
  const refill = { name: 'Refill the demo balance' };
  await userEvent.click(getByRole('button', { name: 'Bet' }));
  expect(queryByRole('button', refill)).toBeNull();
  act(() => {
    vi.advanceTimersByTime(16_000);
  });
  await userEvent.click(getByRole('button', refill));
  expect(getByRole('definition')).toHaveTextContent('1.0000');
});
