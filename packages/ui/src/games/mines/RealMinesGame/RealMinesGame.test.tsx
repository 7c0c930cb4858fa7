import type { MinesBet } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hugeGame, lostGame, minesRecords, openGame, revealedGame } from '../../../samples/mines';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { RealMinesGame, type RealMinesGameProps } from './RealMinesGame';

const noBets = { rows: [], current: 1, pages: 1, total: 0 };
const page = { rows: minesRecords, current: 1, pages: 1, total: minesRecords.length };
const never = () => new Promise<MinesBet>(() => {});

const game = (props?: Partial<RealMinesGameProps>) => (
  <RealMinesGame
    balance={parseUsdt('10')}
    game={null}
    bets={{ page: noBets }}
    onOpen={never}
    onReveal={never}
    onCashOut={never}
    random={() => 0}
    {...props}
  />
);

describeConformance('RealMinesGame', { render: (props) => game(props), root: HTMLDivElement });

const shownBalance = () =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Balance')
    ?.nextElementSibling?.textContent;

/** Presses a button with the keyboard, which works even while the button is blocked. */
async function press(button: HTMLElement) {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

test('opens a game once, subtracts its stake from the balance, and keeps the focus', async () => {
  const opened = openGame(5, [], { stake: '2.5' });
  let settle = (_: MinesBet) => {};
  const onOpen = vi.fn(() => new Promise<MinesBet>((resolve) => (settle = resolve)));
  const { findByRole, getByRole, rerender } = renderUi(
    game({ onOpen, defaultStake: parseUsdt('2.5') }),
  );
  await userEvent.selectOptions(getByRole('combobox', { name: 'Mines' }), '5');
  await press(getByRole('button', { name: 'Bet' }));
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ mines: 5, amount: 2_500_000n });
  settle(opened);
  rerender(game({ onOpen, game: opened }));
  const cashOut = await findByRole('button', { name: 'Cashout 2.5000' });
  expect(cashOut).toHaveFocus();
  expect(cashOut).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(shownBalance).toBe('7.5000');
  expect(getByRole('status')).toHaveTextContent('The mines are laid. Open a cell.');
  expect(getByRole('combobox', { name: 'Mines' })).toBeDisabled();
  expect(getByRole('textbox', { name: 'Bet amount (USDT)' })).toBeDisabled();
});

test('shows a pressed cell as opening until the server replies, and opens one at a time', async () => {
  const onReveal = vi.fn(never);
  const { getByRole } = renderUi(game({ game: openGame(3, [0]), onReveal }));
  await userEvent.click(getByRole('button', { name: 'Row 2, column 1: closed' }));
  await userEvent.click(getByRole('button', { name: 'Row 2, column 2: closed' }));
  await press(getByRole('button', { name: 'Random cell' }));
  expect(onReveal).toHaveBeenCalledExactlyOnceWith({ gameId: '90411', cell: 5, seen: 1 });
  expect(getByRole('button', { name: 'Row 2, column 1: opening' })).toBeVisible();
  expect(getByRole('button', { name: 'Row 1, column 1: gem' })).toBeVisible();
});

test('shows the total multiple, the next multiple and the cash-out amount', () => {
  const { getByRole } = renderUi(game({ game: openGame(3, [0, 1]) }));
  expect(getByRole('status')).toHaveTextContent('1.2857x');
  expect(getByRole('status')).toHaveTextContent('Next gem: 1.4785x');
  expect(getByRole('button', { name: 'Cashout 1.2857' })).toBeVisible();
});

test.each([
  [0, 2],
  [0.999, 24],
])('opens a random closed cell: %d', async (random, cell) => {
  const onReveal = vi.fn(never);
  const { getByRole } = renderUi(
    game({ game: openGame(3, [0, 1]), onReveal, random: () => random }),
  );
  await press(getByRole('button', { name: 'Random cell' }));
  expect(onReveal).toHaveBeenCalledExactlyOnceWith({ gameId: '90411', cell, seen: 2 });
});

test('does not open a random cell without a game', async () => {
  const onReveal = vi.fn(never);
  const { getByRole } = renderUi(game({ onReveal }));
  await press(getByRole('button', { name: 'Random cell' }));
  expect(onReveal).not.toHaveBeenCalled();
});

test('[MINES-02] says that the game has not started if a cell is pressed too early', async () => {
  const onReveal = vi.fn(never);
  const { getByRole, rerender } = renderUi(game({ onReveal }));
  await userEvent.click(getByRole('button', { name: 'Row 1, column 1: closed' }));
  const status = getByRole('status');
  expect(status).toHaveTextContent('Game has not started yet. Start the game to begin playing.');
  expect(onReveal).not.toHaveBeenCalled();
  rerender(game({ onReveal, game: openGame(3, []) }));
  rerender(game({ onReveal }));
  expect(status).toHaveTextContent('Choose the mines, then place your bet.');
});

test('resumes a game with its stake and mines, even if the balance is smaller', () => {
  const { getByRole, queryByText } = renderUi(
    game({ game: openGame(7, [3], { stake: '50' }), balance: parseUsdt('1') }),
  );
  expect(getByRole('status')).toHaveTextContent('Your game goes on.');
  expect(getByRole('textbox', { name: 'Bet amount (USDT)' })).toHaveValue('50');
  expect(getByRole('combobox', { name: 'Mines' })).toHaveValue('7');
  expect(queryByText(/^Your balance is/)).toBeNull();
});

test("announces a cash-out with the balance, and shows the mines and the player's path", async () => {
  const props = { game: openGame(3, [0, 1, 2]), onCashOut: vi.fn(() => Promise.resolve(ended)) };
  const ended = { ...revealedGame, id: '90411' };
  const { findByText, getByRole, rerender } = renderUi(game(props));
  await press(getByRole('button', { name: 'Cashout 1.4785' }));
  rerender(game({ ...props, game: null }));
  await findByText('You cashed out 1.4785 USDT.');
  const status = getByRole('status');
  expect(status).toHaveTextContent('1.4785x');
  expect(status).toHaveTextContent('Your balance is 11.4785 USDT.');
  expect(status).toHaveAttribute('data-win', 'small');
  expect(getByRole('button', { name: 'Row 1, column 3: gem, step 3' })).toHaveTextContent('3');
  expect(getByRole('button', { name: 'Row 3, column 4: mine' })).toBeVisible();
  expect(shownBalance()).toBe('11.4785');
  // The server's balance arrives. The announcement does not change.
  rerender(game({ ...props, game: null, balance: parseUsdt('11.4785') }));
  expect(shownBalance()).toBe('11.4785');
  expect(status).toHaveTextContent('Your balance is 11.4785 USDT.');
  expect(getByRole('button', { name: 'Bet' })).toHaveFocus();
});

test("shows the caller's balance once it changes, even back to an earlier amount", async () => {
  const props = { game: openGame(3, [0]), onCashOut: () => Promise.resolve(revealedGame) };
  const { getByRole, rerender } = renderUi(game(props));
  await press(getByRole('button', { name: /^Cashout/ }));
  await expect.poll(shownBalance).toBe('11.4785');
  rerender(game({ game: null, balance: parseUsdt('11.4785') }));
  rerender(game({ game: null, balance: parseUsdt('10') }));
  expect(shownBalance()).toBe('10.0000');
});

test.each([
  ['You hit a mine and lost 1.2300 USDT.', 'lost', lostGame],
  ['You found every gem and won 51,482.9700 USDT.', 'cashed_out', hugeGame],
  ['Highest payout reached: 1.4785 USDT.', 'cashed_out', { ...revealedGame, cause: 'limit' }],
  [
    'You were away, so the game paid 1.4785 USDT.',
    'cashed_out',
    { ...revealedGame, cause: 'absence' },
  ],
  ['No cell was open, so you have your 1.0000 USDT back.', 'returned', minesRecords[2]],
] as const)('announces the end: %s', async (text, state, end) => {
  if (end === undefined) throw new Error('There is no sample.');
  const onReveal = () => Promise.resolve({ ...end, id: '90411' });
  const props = { game: openGame(3, []), onReveal };
  const { findByText, getByRole, rerender } = renderUi(game(props));
  await press(getByRole('button', { name: 'Random cell' }));
  rerender(game({ ...props, game: null }));
  await findByText(text);
  expect(getByRole('status')).toHaveAttribute('data-state', state);
});

test.each([
  ['huge', hugeGame],
  ['small', revealedGame],
  [null, lostGame],
])("scales the win message with the win's multiple of the stake: %s", async (win, end) => {
  const props = { game: openGame(3, []), onReveal: () => Promise.resolve({ ...end, id: '90411' }) };
  const { getByRole, rerender } = renderUi(game(props));
  await press(getByRole('button', { name: 'Random cell' }));
  rerender(game({ ...props, game: null }));
  const status = getByRole('status');
  await expect.poll(() => status.getAttribute('data-state')).toBe(end.state);
  expect(status.getAttribute('data-win')).toBe(win);
  const figure = status.querySelector('strong');
  // The test browser requests reduced motion.
  expect(figure && getComputedStyle(figure).animationName).toBe('none');
});

test('shows the end of a game that ended on another device', () => {
  const { getByRole, rerender } = renderUi(
    game({ game: openGame(3, [0], { id: revealedGame.id }) }),
  );
  rerender(game({ game: null, bets: { page } }));
  expect(getByRole('status')).toHaveTextContent('You cashed out 1.4785 USDT.');
  expect(getByRole('button', { name: 'Row 1, column 3: gem, step 3' })).toBeVisible();
  expect(getByRole('button', { name: 'Bet' })).toBeVisible();
});

test('shows the end of a game from another device after a game on this device has ended', async () => {
  const end = { ...lostGame, id: '90411' };
  const props = { game: openGame(3, [0]), onCashOut: () => Promise.resolve(end) };
  const { findByText, getByRole, rerender } = renderUi(game(props));
  await press(getByRole('button', { name: /^Cashout/ }));
  rerender(game({ ...props, game: null }));
  await findByText('You hit a mine and lost 1.2300 USDT.');
  rerender(game({ game: openGame(3, [0], { id: revealedGame.id }) }));
  rerender(game({ game: null, bets: { page } }));
  expect(getByRole('status')).toHaveTextContent('You cashed out 1.4785 USDT.');
});

test('shows the server’s refusal, and keeps the game', async () => {
  const onReveal = () => Promise.reject(new Error('The game has changed.'));
  const { findByRole, getByRole } = renderUi(game({ game: openGame(3, [0]), onReveal }));
  await userEvent.click(getByRole('button', { name: 'Row 2, column 1: closed' }));
  expect(await findByRole('alert')).toHaveTextContent('The game has changed.');
  expect(getByRole('button', { name: 'Row 2, column 1: closed' })).toBeVisible();
});

test.each([
  ['while the balance loads', { balance: undefined }],
  ['while the game loads', { game: undefined }],
  ['beyond the balance', { defaultStake: parseUsdt('10.01') }],
  ['without a stake', { defaultStake: 0n }],
])('does not open a game %s', async (_, props) => {
  const onOpen = vi.fn(never);
  const { getByRole } = renderUi(game({ onOpen, ...props }));
  await press(getByRole('button', { name: 'Bet' }));
  expect(onOpen).not.toHaveBeenCalled();
});

test('lists the games, each with a button to verify it', async () => {
  const onVerify = vi.fn();
  const { findByRole, getByRole } = renderUi(game({ bets: { page }, onVerify }));
  await userEvent.click(getByRole('tab', { name: 'My bets' }));
  await userEvent.click(await findByRole('button', { name: 'Verify 90410' }));
  expect(onVerify).toHaveBeenCalledWith(minesRecords[0]);
});
