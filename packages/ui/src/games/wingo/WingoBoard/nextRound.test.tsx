import { act } from '@testing-library/react';
import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { runningRound } from '../../../samples/rounds';
import { renderUi } from '../../../testing/renderUi';
import { ENDS_AT, ROUND, sampleBoard } from '../../../testing/sampleBoard';
import type { WingoBoardProps } from './WingoBoard';

const NEXT = runningRound({ roundNumber: '20240131100011003', endsAt: ENDS_AT + 60_000 });
const AFTER = runningRound({ roundNumber: '20240131100011004', endsAt: ENDS_AT + 120_000 });
const GREEN = { bet: parseBet('color', 'green'), amount: 1_000_000n };
const RED = { bet: parseBet('color', 'red'), amount: 1_000_000n };

let time = 0;
beforeEach(() => {
  time = ENDS_AT - 10_000;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Renders a board on which betting is closed, with a bet on Green in its slip. */
async function closedBoard(props: Partial<WingoBoardProps> = {}) {
  const onPlaceBet = vi.fn<WingoBoardProps['onPlaceBet']>(() => Promise.resolve());
  const board = (more?: Partial<WingoBoardProps>) =>
    sampleBoard({ now: () => time, onPlaceBet, previousStakes: [GREEN], ...props, ...more });
  const ui = renderUi(board());
  const press = (name: string) => userEvent.click(ui.getByRole('button', { name }));
  await press('Same bets as last round');
  return {
    ...ui,
    press,
    onPlaceBet,
    show: (more: Partial<WingoBoardProps>) => ui.rerender(board(more)),
    /** Opens betting on a round, one minute before its end. */
    open: async (round: typeof NEXT, more?: Partial<WingoBoardProps>) => {
      time = round.endsAt - 60_000;
      await act(async () => ui.rerender(board({ round, ...more })));
    },
  };
}

test('sends the slip once when the next round opens', async () => {
  const board = await closedBoard();
  await board.press('Bet next round 1.000');
  expect(board.getByText(/^Your bets are sent when the next round opens/)).toBeVisible();
  expect(board.onPlaceBet).not.toHaveBeenCalled();
  await board.open(NEXT);
  expect(board.onPlaceBet).toHaveBeenCalledExactlyOnceWith({
    ...GREEN,
    roundNumber: NEXT.roundNumber,
  });
  await expect.poll(() => board.queryByText('Placed: 1 of 1.')).not.toBeNull();
  await board.open(AFTER);
  expect(board.onPlaceBet).toHaveBeenCalledOnce();
});

test('fills the slip from a panel while the fields of the board are blocked', async () => {
  const board = await closedBoard();
  expect(board.queryByRole('button', { name: 'Red' })).toBeNull();
  await board.press('Add a bet');
  await board.findByRole('dialog', { name: 'Bets for the next round' });
  await board.press('Red');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => board.queryByRole('dialog')).toBeNull();
  await board.press('Bet next round 2.000');
  await board.open(NEXT);
  const { roundNumber } = NEXT;
  expect(board.onPlaceBet.mock.calls.flat()).toEqual([
    { ...GREEN, roundNumber },
    { ...RED, roundNumber },
  ]);
  expect(board.queryByRole('button', { name: 'Add a bet' })).toBeNull();
});

test('does not queue an empty slip', async () => {
  const board = await closedBoard();
  await board.press('Clear the slip');
  board.getByRole('region', { name: 'Wingo 1 Min' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(board.getByRole('button', { name: 'Place bets 0.000' })).toBeDisabled();
});

test('sends nothing after the player has cancelled, or changed the slip', async () => {
  const board = await closedBoard();
  await board.press('Bet next round 1.000');
  await board.press('Cancel 1.000');
  await board.press('Bet next round 1.000');
  await board.press('2x: double all stakes');
  expect(board.getByRole('button', { name: 'Bet next round 2.000' })).toBeEnabled();
  await board.open(NEXT);
  expect(board.onPlaceBet).not.toHaveBeenCalled();
  expect(board.getByRole('button', { name: 'Place 1 bet 2.000' })).toBeEnabled();
});

test('sends nothing after a bet was added to the queued slip and removed in the next round', async () => {
  const board = await closedBoard();
  await board.press('Bet next round 1.000');
  await board.press('Add a bet');
  await board.findByRole('dialog', { name: 'Bets for the next round' });
  await board.press('Red');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => board.queryByRole('dialog')).toBeNull();
  await board.open(NEXT);
  await board.press('In the slip: Red 1.000');
  await board.press('Remove bet');
  expect(board.getByRole('button', { name: 'Place 1 bet 1.000' })).toBeVisible();
  expect(board.onPlaceBet).not.toHaveBeenCalled();
});

test('sends nothing after the queued slip was cleared and restored with keys', async () => {
  const board = await closedBoard();
  await board.press('Bet next round 1.000');
  board.getByRole('region', { name: 'Wingo 1 Min' }).focus();
  await userEvent.keyboard('{Escape}u');
  expect(board.getByRole('button', { name: 'Bet next round 1.000' })).toBeEnabled();
  await board.open(NEXT);
  expect(board.onPlaceBet).not.toHaveBeenCalled();
});

test('keeps the slip and gives the reason if the page missed the next round', async () => {
  const board = await closedBoard();
  await board.press('Bet next round 1.000');
  await board.open(AFTER);
  expect(board.getByText(/^Nothing was placed: the next round passed/)).toBeVisible();
  expect(board.getByRole('button', { name: 'In the slip: Green 1.000' })).toBeVisible();
  expect(board.onPlaceBet).not.toHaveBeenCalled();
  await board.press('Place 1 bet 1.000');
  expect(board.onPlaceBet).toHaveBeenCalledOnce();
});

test('keeps the slip and gives the reason if the balance is too low when the round opens', async () => {
  const board = await closedBoard();
  await board.press('Bet next round 1.000');
  await board.open(NEXT, { balance: parseUsdt('0.5') });
  expect(board.getByText('Nothing was placed: your balance is too low.')).toBeVisible();
  expect(board.getByRole('alert')).toHaveTextContent('Your wallet holds 0.5000 USDT.');
  expect(board.getByRole('button', { name: 'In the slip: Green 1.000' })).toBeVisible();
  await board.open(NEXT, { balance: parseUsdt('5') });
  expect(board.onPlaceBet).not.toHaveBeenCalled();
});

test.each(['The limit of today leaves 0.50 USDT.', 'The connection was lost.'])(
  "keeps a bet that is refused with '%s'",
  async (reason) => {
    const board = await closedBoard({ onPlaceBet: () => Promise.reject(new Error(reason)) });
    await board.press('Bet next round 1.000');
    await board.open(NEXT);
    await expect.poll(() => board.queryByText(`Green: ${reason}`)).not.toBeNull();
    expect(board.getByRole('button', { name: 'In the slip: Green 1.000' })).toBeVisible();
  },
);

/** Lets the ball turn. The test browser requests reduced motion by default. */
const allowMotion = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
const DRAWN = [{ roundNumber: ROUND.roundNumber, number: 3 }] as const;

test('sends a queued slip only after the ball of the last round has stopped, when its payouts are available', async () => {
  allowMotion();
  const board = await closedBoard({ balance: parseUsdt('0.5') });
  expect(board.getByRole('button', { name: 'Bet next round 1.000' })).toBeDisabled();
  board.show({ balance: parseUsdt('5') });
  await board.press('Bet next round 1.000');
  await board.open(NEXT, { balance: parseUsdt('5'), results: DRAWN });
  expect(board.onPlaceBet).not.toHaveBeenCalled();
  await expect.poll(() => board.onPlaceBet.mock.calls.length, { timeout: 5_000 }).toBe(1);
});

test('cancels the queued slip while the ball turns in the next round', async () => {
  allowMotion();
  const board = await closedBoard();
  await board.press('Bet next round 1.000');
  await board.open(NEXT, { results: DRAWN });
  expect(board.getByText(/^Your bets are sent when the next round opens/)).toBeVisible();
  await board.press('Cancel 1.000');
  expect(board.getByRole('button', { name: 'Place 1 bet 1.000' })).toBeEnabled();
  // The ball has stopped once the balance of the draw is on the board.
  await board.open(NEXT, { results: DRAWN, balance: parseUsdt('0.5') });
  await expect
    .poll(() => board.queryByText('Your wallet holds 0.5000 USDT.'), { timeout: 5_000 })
    .not.toBeNull();
  expect(board.onPlaceBet).not.toHaveBeenCalled();
});

test('offers no bets for the next round in one-tap mode', async () => {
  const board = await closedBoard();
  await board.press('Clear the slip');
  await userEvent.click(board.getByRole('switch', { name: 'One tap' }));
  expect(board.queryByRole('button', { name: 'Add a bet' })).toBeNull();
  board.getByRole('region', { name: 'Wingo 1 Min' }).focus();
  await userEvent.keyboard('g');
  expect(board.onPlaceBet).not.toHaveBeenCalled();
});
