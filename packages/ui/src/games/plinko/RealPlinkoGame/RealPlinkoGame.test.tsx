import type { PlinkoResult } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { plinkoRecords, revealedBall } from '../../../samples/plinko';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { RealPlinkoGame, type RealPlinkoGameProps } from './RealPlinkoGame';

const stopped = () => 0;
const noBets = { rows: [], current: 1, pages: 1, total: 0 };
const page = { rows: plinkoRecords, current: 1, pages: 1, total: plinkoRecords.length };
const [edge, , even, lost] = plinkoRecords;
const ball: PlinkoResult = { ...revealedBall, id: '1' };

const game = (props?: Partial<RealPlinkoGameProps>) => (
  <RealPlinkoGame
    balance={parseUsdt('10')}
    bets={{ page: noBets }}
    defaultSettings={{ rows: 8, risk: 'low' }}
    onBet={() => Promise.resolve(ball)}
    now={stopped}
    {...props}
  />
);

describeConformance('RealPlinkoGame', {
  render: (props) => game(props),
  root: HTMLDivElement,
  slots: { parts: ['risk', 'rows'] },
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Turns motion on, because the test browser requests reduced motion by default. */
const withMotion = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
};

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

/** Presses the button with the keyboard, which works even while the button is blocked. */
async function bet() {
  document.querySelector<HTMLElement>('button[data-size="large"]')?.focus();
  await userEvent.keyboard('{Enter}');
}

const results = () =>
  [...document.querySelectorAll('[aria-label="Last results, newest first"] > li')].map(
    ({ textContent }) => textContent,
  );
const flashing = () =>
  [...document.querySelectorAll('[data-flash]')].map(({ textContent }) => textContent);

test('drops the ball after the reply, and lands it in the bucket drawn by the server', async () => {
  withMotion();
  let settle = (_: PlinkoResult) => {};
  const onBet = vi.fn(() => new Promise<PlinkoResult>((resolve) => (settle = resolve)));
  const { getByRole } = renderUi(game({ onBet }));
  await bet();
  // Second press, while the first bet is pending.
  await bet();
  expect(onBet).toHaveBeenCalledExactlyOnceWith({
    bet: { rows: 8, risk: 'low' },
    amount: 1_000_000n,
  });
  await pass(10_000);
  expect([results(), flashing()]).toEqual([[], []]);
  expect(getByRole('combobox', { name: 'Rows' })).toBeDisabled();
  settle(ball);
  await pass(9 * 140 - 1);
  expect(results()).toEqual([]);
  expect(getByRole('combobox', { name: 'Rows' })).toBeDisabled();
  await pass(1);
  expect([results(), flashing()]).toEqual([['1.1x'], ['1.1']]);
  const buckets = [...getByRole('list', { name: 'Payouts, from left to right' }).children];
  expect(buckets.findIndex((bucket) => bucket.hasAttribute('data-flash'))).toBe(6);
  expect(getByRole('status')).toHaveTextContent('The ball landed in 1.1x. You won 0.100 USDT.');
  expect(getByRole('combobox', { name: 'Rows' })).toBeEnabled();
});

test.each([
  ['The ball landed in 1000x. You won 999.000 USDT.', edge],
  ['The ball landed in 1x. You have your stake back.', even],
  ['The ball landed in 0.7x. You lost 0.003 USDT.', lost],
])('announces the result and its amount: %s', async (text, result) => {
  if (result === undefined) throw new Error('There is no sample.');
  const { findByText, getByRole } = renderUi(
    game({ defaultSettings: result.bet, onBet: () => Promise.resolve(result) }),
  );
  await bet();
  expect(await findByText(text)).toBeInTheDocument();
  expect(getByRole('status')).toHaveTextContent(text);
});

test('hides a listed bet until its ball has landed, and shows it once', async () => {
  withMotion();
  const { rerender } = renderUi(game());
  await bet();
  await pass(0);
  rerender(game({ bets: { page: { ...noBets, rows: [{ ...revealedBall, id: '1' }] } } }));
  expect(results()).toEqual([]);
  await pass(9 * 140);
  expect(results()).toEqual(['1.1x']);
});

test('shows results from the bet list before the first ball', () => {
  renderUi(game({ bets: { page } }));
  expect(results()).toEqual(['1000x', '13x', '1x', '0.7x', '1.1x']);
});

test('drops further balls while earlier balls are falling', async () => {
  withMotion();
  let id = 0;
  const onBet = vi.fn(() => Promise.resolve({ ...ball, id: String((id += 1)) }));
  renderUi(game({ onBet }));
  await bet();
  await pass(140);
  await bet();
  await pass(8 * 140);
  expect(results()).toEqual(['1.1x']);
  await pass(140);
  expect(results()).toEqual(['1.1x', '1.1x']);
  expect(onBet).toHaveBeenCalledTimes(2);
});

const shownBalance = () =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Balance')
    ?.nextElementSibling?.textContent;

test('shows the payout in the balance once the ball has landed', async () => {
  withMotion();
  const onBalanceHold = vi.fn();
  let settle = (_: PlinkoResult) => {};
  const onBet = () => new Promise<PlinkoResult>((resolve) => (settle = resolve));
  const { rerender } = renderUi(game({ onBet, onBalanceHold }));
  await bet();
  expect(shownBalance()).toBe('9.0000');
  settle(ball);
  await pass(0);
  // The server has paid, but the ball is still falling.
  rerender(game({ onBet, onBalanceHold, balance: parseUsdt('10.1') }));
  await pass(9 * 140 - 1);
  expect(shownBalance()).toBe('9.0000');
  expect(onBalanceHold).toHaveBeenLastCalledWith(parseUsdt('9'));
  await pass(1);
  expect(shownBalance()).toBe('10.1000');
  expect(onBalanceHold).toHaveBeenLastCalledWith(undefined);
});

test('waits for a late balance, at most 2 s after the landing', async () => {
  withMotion();
  const { rerender } = renderUi(game());
  await bet();
  await pass(9 * 140);
  expect(shownBalance()).toBe('10.1000');
  await pass(1_999);
  expect(shownBalance()).toBe('10.1000');
  // The player loses in another game while the ball falls.
  rerender(game({ balance: parseUsdt('4') }));
  expect(shownBalance()).toBe('10.1000');
  await pass(1);
  expect(shownBalance()).toBe('4.0000');
});

test('subtracts the stakes of all balls, and adds only the payouts of landed balls', async () => {
  withMotion();
  let id = 0;
  const onBet = vi.fn(() => Promise.resolve({ ...ball, id: String((id += 1)) }));
  renderUi(game({ onBet }));
  await bet();
  await pass(140);
  await bet();
  await pass(0);
  expect(shownBalance()).toBe('8.0000');
  await pass(8 * 140);
  expect(shownBalance()).toBe('9.1000');
  await pass(140);
  expect(shownBalance()).toBe('10.2000');
});

test('adds the stake of a refused bet back to the balance', async () => {
  withMotion();
  const onBet = () => Promise.reject(new Error('At most 25.00 USDT.'));
  const { getByRole } = renderUi(game({ onBet }));
  await bet();
  await pass(0);
  expect(getByRole('alert')).toBeInTheDocument();
  expect(shownBalance()).toBe('10.0000');
});

test('shows the server’s refusal, and drops no ball', async () => {
  const onBet = () => Promise.reject(new Error('At most 25.00 USDT.'));
  const { findByRole, getByRole } = renderUi(game({ onBet }));
  await bet();
  expect(await findByRole('alert')).toHaveTextContent('At most 25.00 USDT.');
  expect(getByRole('textbox', { name: 'Bet amount (USDT)' })).toHaveValue('1');
  expect(getByRole('combobox', { name: 'Rows' })).toBeEnabled();
  expect(results()).toEqual([]);
});

test.each([
  ['while the balance loads', { balance: undefined }],
  ['beyond the balance', { defaultStake: parseUsdt('10.01') }],
  ['without a stake', { defaultStake: 0n }],
])('does not place a bet %s', async (_, props) => {
  const onBet = vi.fn(() => Promise.resolve(ball));
  renderUi(game({ onBet, ...props }));
  await bet();
  expect(onBet).not.toHaveBeenCalled();
});

test('lists the bets, each with a button to verify it', async () => {
  const onVerify = vi.fn();
  const { findByRole, getByRole } = renderUi(game({ bets: { page }, onVerify }));
  await userEvent.click(getByRole('tab', { name: 'My bets' }));
  await userEvent.click(await findByRole('button', { name: 'Verify 90310' }));
  expect(onVerify).toHaveBeenCalledWith(plinkoRecords[0]);
});
