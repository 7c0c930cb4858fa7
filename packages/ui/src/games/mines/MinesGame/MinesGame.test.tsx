import type { DemoRound } from '@platform/rules/models';
import { toDecimal } from '@platform/rules/money';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { MinesGame, type MinesGameProps } from './MinesGame';

describeConformance('MinesGame', {
  render: (props) => <MinesGame random={() => 0} {...props} />,
  root: HTMLDivElement,
});

afterEach(() => {
  vi.useRealTimers();
});

/** Renders a game whose random source puts the three mines in the first three cells. */
function play(props?: MinesGameProps) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onResult = vi.fn<(round: DemoRound) => void>();
  const { getByRole } = renderUi(<MinesGame random={() => 0} onResult={onResult} {...props} />);
  const button = (name: string | RegExp) => getByRole('button', { name });
  return {
    onResult,
    button,
    message: () => getByRole('status').textContent,
    start: () => userEvent.click(button('Bet')),
    press: (row: number, column: number) =>
      userEvent.click(button(new RegExp(`^Row ${row}, column ${column}:`))),
    pass: (milliseconds: number) =>
      act(() => {
        vi.advanceTimersByTime(milliseconds);
      }),
    getByRole,
  };
}

test("[MINES-02] shows 'Game has not started yet. ...' for a cell before the start", async () => {
  const { press, message, pass, button, onResult } = play();
  await press(3, 3);
  pass(300);
  expect(message()).toBe('Game has not started yet. Start the game to begin playing.');
  expect(button('Row 3, column 3: closed')).toBeVisible();
  expect(onResult).not.toHaveBeenCalled();
});

test('[MINES-01] opens a cell after 300 ms', async () => {
  const { start, press, pass, button } = play();
  await start();
  await press(3, 3);
  pass(299);
  expect(button('Row 3, column 3: opening')).toBeVisible();
  pass(1);
  expect(button('Row 3, column 3: gem')).toBeVisible();
});

test('[MINES-01] ends the round on a mine and reveals the other cells', async () => {
  const { start, press, pass, button, message, onResult } = play();
  await start();
  await press(1, 2);
  pass(300);
  expect(message()).toBe('You hit a mine.');
  expect(button('Row 1, column 2: mine, hit')).toBeVisible();
  expect(button('Row 1, column 1: mine')).toBeVisible();
  expect(button('Row 2, column 1: gem, not opened')).toBeVisible();
  expect(button('Bet')).toBeVisible();
  const [[round] = []] = onResult.mock.calls;
  expect(round).toMatchObject({ won: false, payout: 0n, outcome: '0 gems, 3 mines' });
});

test('[MINES-01] ends the round on a cash-out, and pays for the open cells', async () => {
  const { start, press, pass, button, message, onResult } = play();
  await start();
  await press(2, 1);
  await press(2, 2);
  pass(300);
  await userEvent.click(button('Cashout 1.273'));
  expect(message()).toBe('You cashed out 1.273 USDT (1.27x).');
  const [[round] = []] = onResult.mock.calls;
  expect(round).toMatchObject({ won: true, outcome: '2 gems, 3 mines' });
  expect(toDecimal(round?.payout ?? 0n)).toBe('1.272727');
});

test('refuses to cash out while a cell is opening', async () => {
  const { start, press, pass, button, onResult } = play();
  await start();
  await press(1, 1);
  button(/^Cashout/).focus();
  await userEvent.keyboard('{Enter}');
  expect(onResult).not.toHaveBeenCalled();
  pass(300);
  expect(onResult.mock.calls[0]?.[0].won).toBe(false);
});

test('ends the round once, at the first mine, if two cells open at the same time', async () => {
  const { start, press, pass, onResult } = play();
  await start();
  await press(1, 1);
  await press(1, 2);
  pass(300);
  expect(onResult).toHaveBeenCalledOnce();
});

test('opens no cell in the next round for a press in the previous round', async () => {
  const { start, press, pass, button } = play();
  await start();
  await press(1, 1);
  pass(250);
  await press(1, 2);
  pass(50);
  await start();
  pass(300);
  expect(button('Row 1, column 2: closed')).toBeVisible();
  expect(button(/^Cashout/)).toBeVisible();
});

test('[MINES-01] offers 1 to 24 mines, and cashes out at the only gem among 24 mines', async () => {
  const { start, press, pass, getByRole, onResult } = play();
  const select = getByRole('combobox', { name: 'Mines' });
  const counts = [...select.querySelectorAll('option')].map(({ value }) => Number(value));
  expect(counts).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  await userEvent.selectOptions(select, '24');
  await start();
  expect(select).toBeDisabled();
  await press(5, 5);
  pass(300);
  expect(toDecimal(onResult.mock.calls[0]?.[0].payout ?? 0n)).toBe('24.5');
});

test('can be played with only the keyboard, and keeps the focus on the bet button', async () => {
  const { button, pass, message } = play();
  button('Bet').focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(/^Cashout/)).toHaveFocus();
  button('Row 1, column 1: closed').focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  pass(300);
  expect(message()).toBe('Multiplier 1.11x');
});

test('clears its timers on unmount', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onResult = vi.fn();
  const { getByRole, unmount } = renderUi(<MinesGame random={() => 0} onResult={onResult} />);
  await userEvent.click(getByRole('button', { name: 'Bet' }));
  await userEvent.click(getByRole('button', { name: 'Row 1, column 1: closed' }));
  unmount();
  vi.advanceTimersByTime(1_000);
  expect(onResult).not.toHaveBeenCalled();
});
