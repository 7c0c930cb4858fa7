import type { MyBet } from '@platform/rules/models';
import { act, within } from '@testing-library/react';
import { parseUsdt } from '@platform/rules/money';
import { parseBet, type Digit } from '@platform/rules/wingo';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { drawnRecord, runningRound } from '../../../samples/rounds';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { calledOffRound, lostRound, wonRound } from '../sampleOutcomes';
import { ENDS_AT, results, ROUND, sampleBoard } from '../../../testing/sampleBoard';
import type { WingoBoardProps } from './WingoBoard';

const NEXT = runningRound({ roundNumber: '20240131100011003', endsAt: ENDS_AT + 60_000 });

let time = 0;
const board = (props: Partial<WingoBoardProps> = {}) => sampleBoard({ now: () => time, ...props });

/** Advances the countdown second by second until the first round has this many seconds left. */
function runTo(seconds: number) {
  while (time < ENDS_AT - seconds * 1000) {
    time += 1000;
    act(() => {
      vi.advanceTimersByTime(1000);
    });
  }
}

beforeEach(() => {
  time = ENDS_AT - 60_000;
});

async function open(name: string) {
  await userEvent.click(browser.getByRole('button', { name, exact: true }));
  await userEvent.click(browser.getByRole('button', { name: /^In the slip/ }));
}

const digits = () =>
  [...document.querySelectorAll('[data-place]')].map((cell) => cell.textContent).join('');

describeConformance('WingoBoard', { render: (props) => board(props), root: HTMLElement });

test('[WINGO-01] shows all parts of a game', async () => {
  const { findByRole, getByRole, getByText } = renderUi(board());
  expect(getByRole('timer', { name: 'Time remaining' })).toBeVisible();
  expect(getByText('20240131100011002')).toBeVisible();
  expect(getByRole('list', { name: 'Last results' })).toBeVisible();
  for (const name of ['Green', 'Violet', 'Red', 'High', 'Low', '0, red and violet', '9, green']) {
    expect(getByRole('button', { name })).toBeEnabled();
  }
  await userEvent.click(getByRole('button', { name: 'How to play' }));
  expect(await findByRole('dialog', { name: 'How to play' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  for (const name of ['My History', 'Chart', 'Game History']) {
    await userEvent.click(await findByRole('tab', { name }));
    expect(getByRole('table', { name })).toBeVisible();
  }
});

test('shows the statistics of the last rounds in a tab, and asks for them when it opens', async () => {
  const onOpen = vi.fn();
  const page = { rows: [drawnRecord('20240131100011001', 7)], current: 1, pages: 1, total: 1 };
  const { findByRole, getByRole, queryByRole, rerender } = renderUi(board());
  await findByRole('tab', { name: 'Chart' });
  expect(queryByRole('tab', { name: 'Numbers' })).toBeNull();
  rerender(board({ rounds: { page, onOpen } }));
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(getByRole('tab', { name: 'Numbers' }));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(await findByRole('table', { name: 'Numbers' })).toBeVisible();
  expect(getByRole('table', { name: 'Colours and sizes, last 1 round' })).toBeVisible();
});

describe('the board in each betting phase', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('[WINGO-02] counts down each second', () => {
    renderUi(board());
    expect(digits()).toBe('0100');
    runTo(59);
    expect(digits()).toBe('0059');
    runTo(42);
    expect(digits()).toBe('0042');
  });

  test('renders the rest of the board only when the phase changes, not every second', () => {
    let rendered = 0;
    const href = { enumerable: true, get: () => `/board-${(rendered += 1)}` };
    const hrefs = Object.defineProperties({}, { 1: href, 2: href, 3: href, 4: href });
    renderUi(board({ hrefs: hrefs as WingoBoardProps['hrefs'] }));
    runTo(50);
    const before = rendered;
    runTo(22);
    expect(digits()).toBe('0022');
    expect(rendered).toBe(before);
    runTo(15);
    expect(rendered).toBeGreaterThan(before);
  });

  test("[WINGO-02] counts down by the server's clock if the local clock is wrong", () => {
    renderUi(board({ round: { ...ROUND, clockOffset: 18_000 } }));
    expect(digits()).toBe('0042');
  });

  test('[WINGO-03] blocks the controls, closes the dialog and plays a sound once at 15 s', async () => {
    const onSound = vi.fn();
    const { getByRole, queryByRole } = renderUi(board({ onSound }));
    runTo(20);
    await open('Violet');
    await expect.poll(() => queryByRole('dialog')).toBeVisible();
    runTo(16);
    expect(getByRole('dialog')).toBeVisible();
    expect(onSound).not.toHaveBeenCalled();
    runTo(15);
    expect(queryByRole('dialog')).toBeNull();
    for (const name of ['Green', 'Violet', 'Red', 'High', 'Low']) {
      expect(queryByRole('button', { name })).toBeNull();
    }
    expect(getByRole('button', { name: '7, green' })).toBeDisabled();
    runTo(0);
    expect(onSound).toHaveBeenCalledExactlyOnceWith('closing', 60, 'classic');
  });

  test('[WINGO-03] [WINGO-09] keeps a bet that is refused after betting closes in the slip, with the reason', async () => {
    let refuse = (_: Error) => {};
    const onPlaceBet = () => new Promise((_, reject) => (refuse = reject));
    const { getByText, getByRole } = renderUi(board({ onPlaceBet }));
    runTo(20);
    await userEvent.click(getByRole('button', { name: 'Green' }));
    await userEvent.click(getByRole('button', { name: /^Place 1 bet/ }));
    runTo(15);
    await act(async () => refuse(new Error('This round takes no more bets.')));
    expect(getByText('Green: This round takes no more bets.')).toBeVisible();
  });

  test('[WINGO-03] is silent when muted, and if it opens after betting has closed', async () => {
    const onSound = vi.fn();
    const first = renderUi(board({ onSound }));
    first.getByRole('region', { name: 'Wingo 1 Min' }).focus();
    await userEvent.keyboard('m');
    expect(first.getByRole('button', { name: 'Sound: off' })).toBeVisible();
    runTo(10);
    first.unmount();
    renderUi(board({ onSound }));
    runTo(0);
    expect(onSound).not.toHaveBeenCalled();
  });

  test('[WINGO-04] shows the danger style at 5 s', () => {
    renderUi(board());
    const ink = () => {
      const [digit] = document.querySelectorAll('[data-place]');
      return digit && getComputedStyle(digit).color;
    };
    const inkAt = (seconds: number) => {
      runTo(seconds);
      return ink();
    };
    const [blocked, danger] = [inkAt(6), inkAt(5)];
    expect(danger).not.toBe(blocked);
    expect([inkAt(4), inkAt(1)]).toEqual([danger, danger]);
  });

  test('[WINGO-05] refetches all data once per round, at 1 s', () => {
    const onRefetch = vi.fn();
    renderUi(board({ onRefetch }));
    runTo(2);
    expect(onRefetch).not.toHaveBeenCalled();
    runTo(1);
    expect(onRefetch).toHaveBeenCalledOnce();
    runTo(-5);
    expect(onRefetch).toHaveBeenCalledOnce();
  });

  test('[WINGO-06] reopens betting in a late round only above 20 s', () => {
    const { queryByRole, rerender } = renderUi(board());
    runTo(0);
    rerender(board({ round: NEXT }));
    expect(queryByRole('button', { name: 'Green' })).not.toBeNull();
    runTo(-45);
    expect(queryByRole('button', { name: 'Green' })).toBeNull();
    rerender(board({ round: { ...NEXT, endsAt: NEXT.endsAt + 5_000 } }));
    expect(queryByRole('button', { name: 'Green' })).toBeNull();
    rerender(board({ round: { ...NEXT, endsAt: NEXT.endsAt + 6_000 } }));
    expect(queryByRole('button', { name: 'Green' })).not.toBeNull();
  });
});

test.each([
  ['Green', { betType: 'color', betValue: 'green' }],
  ['5, green and violet', { betType: 'number', betValue: 5 }],
  ['High', { betType: 'high', betValue: 'high' }],
  ['Low', { betType: 'low', betValue: 'low' }],
])('places %s on the displayed round', async (name, bet) => {
  const onPlaceBet = vi.fn(() => Promise.resolve());
  const { getByRole } = renderUi(board({ onPlaceBet }));
  await open(name);
  await userEvent.click(getByRole('radio', { name: '10' }));
  await userEvent.click(getByRole('button', { name: 'Use this stake' }));
  expect(onPlaceBet).not.toHaveBeenCalled();
  await userEvent.click(getByRole('button', { name: 'Place 1 bet 10.000' }));
  expect(onPlaceBet).toHaveBeenCalledExactlyOnceWith({
    bet,
    amount: 10_000_000n,
    roundNumber: '20240131100011002',
  });
});

test('shows a gain in the win dialog, and afterwards in the outcome line', async () => {
  const onOutcomeClose = vi.fn();
  const { findByRole, getByRole, rerender } = renderUi(
    board({ outcome: wonRound, onOutcomeClose }),
  );
  expect(await findByRole('dialog', { name: 'You won!' })).toHaveTextContent('+5.600 USDT');
  await userEvent.click(getByRole('button', { name: 'Close' }));
  expect(onOutcomeClose).toHaveBeenCalledOnce();
  rerender(board({ outcome: undefined, onOutcomeClose }));
  await expect.element(browser.getByText('14.000 staked, 19.600 received')).toBeVisible();
});

test('shows a round without a gain in the outcome line, without blocking any control', async () => {
  const { queryByRole } = renderUi(board({ outcome: lostRound }));
  await expect.element(browser.getByText('12.000 staked, 3.920 received')).toBeVisible();
  await open('Green');
  await expect.element(browser.getByRole('dialog', { name: 'Bet on Green' })).toBeVisible();
  expect(queryByRole('dialog', { name: 'Not this time' })).toBeNull();
});

test('shows the stakes on the round, and the net return for each number', () => {
  const stakes = [{ bet: parseBet('number', '7'), amount: parseUsdt('10') }];
  const { getByRole } = renderUi(board({ stakes }));
  const staked = getByRole('region', { name: 'Your stakes in this round' });
  expect(staked).toHaveTextContent('10.000 USDT');
  expect(getByRole('button', { name: '7, green 10.000 USDT staked' })).toHaveAccessibleDescription(
    'Net if drawn +78.200',
  );
});

test('places several bets on the displayed round with one press, and keeps refused bets', async () => {
  const onPlaceBet = vi.fn(({ bet }: { bet: { betValue: unknown } }) =>
    bet.betValue === 'high' ? Promise.reject(new Error('High is full.')) : Promise.resolve(),
  );
  const { getByRole } = renderUi(board({ onPlaceBet }));
  for (const name of ['Green', '7, green', 'High']) {
    await userEvent.click(getByRole('button', { name }));
  }
  await userEvent.click(getByRole('button', { name: 'Place 3 bets 3.000' }));
  const roundNumber = ROUND.roundNumber;
  expect(onPlaceBet.mock.calls.flat()).toEqual([
    { bet: parseBet('color', 'green'), amount: 1_000_000n, roundNumber },
    { bet: parseBet('number', '7'), amount: 1_000_000n, roundNumber },
    { bet: parseBet('high', ''), amount: 1_000_000n, roundNumber },
  ]);
  await expect.element(browser.getByText('High: High is full.')).toBeVisible();
  await expect.element(browser.getByText('Placed: 2 of 3.')).toBeVisible();
  expect(getByRole('button', { name: /^In the slip/ })).toHaveTextContent('High 1.000');
});

test('bets the stake immediately in one-tap mode, up to the balance', async () => {
  const onPlaceBet = vi.fn(() => Promise.resolve());
  const defaultStake = parseUsdt('5');
  const { getByRole, rerender } = renderUi(board({ onPlaceBet, defaultStake }));
  await userEvent.click(getByRole('switch', { name: 'One tap' }));
  await userEvent.click(getByRole('button', { name: 'Red' }));
  expect(onPlaceBet).toHaveBeenCalledExactlyOnceWith({
    bet: parseBet('color', 'red'),
    amount: defaultStake,
    roundNumber: ROUND.roundNumber,
  });
  rerender(board({ onPlaceBet, defaultStake, balance: parseUsdt('4') }));
  await userEvent.click(getByRole('button', { name: 'Green' }));
  expect(onPlaceBet).toHaveBeenCalledOnce();
  await expect.element(browser.getByText('Your wallet holds 4.0000 USDT.')).toBeVisible();
});

test('collects and places bets with the keyboard while the board has the focus', async () => {
  const onPlaceBet = vi.fn(() => Promise.resolve());
  const { getByRole } = renderUi(board({ onPlaceBet }));
  await userEvent.keyboard('7g');
  expect(onPlaceBet).not.toHaveBeenCalled();
  expect(getByRole('button', { name: /^Place bets/ })).toBeVisible();
  getByRole('button', { name: 'Violet' }).focus();
  await userEvent.keyboard('7+ghu');
  expect(getByRole('textbox', { name: 'Stake, USDT' })).toHaveValue('2');
  await userEvent.keyboard('{Enter}');
  const roundNumber = ROUND.roundNumber;
  expect(onPlaceBet.mock.calls.flat()).toEqual([
    { bet: parseBet('number', '7'), amount: 1_000_000n, roundNumber },
    { bet: parseBet('color', 'green'), amount: 2_000_000n, roundNumber },
  ]);
  await userEvent.keyboard('r{Escape}');
  expect(getByRole('button', { name: /^Place bets/ })).toBeDisabled();
});

test('ignores keys in fields and dialogs, and lists the keys on ?', async () => {
  const { getByRole, findByRole, queryByRole } = renderUi(board());
  await userEvent.fill(getByRole('textbox', { name: 'Stake, USDT' }), '2');
  await userEvent.keyboard('7');
  expect(getByRole('textbox', { name: 'Stake, USDT' })).toHaveValue('27');
  getByRole('button', { name: 'Green' }).focus();
  await userEvent.keyboard('?');
  const dialog = await findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Place the betsEnter');
  await userEvent.keyboard('g');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryByRole('dialog')).toBeNull();
  expect(queryByRole('button', { name: /^In the slip/ })).toBeNull();
});

test('reports a selected stake, so that the app can store it', async () => {
  const onStakeChange = vi.fn();
  const { getByRole } = renderUi(board({ onStakeChange }));
  await userEvent.click(getByRole('button', { name: '10' }));
  expect(onStakeChange).toHaveBeenCalledExactlyOnceWith(parseUsdt('10'));
});

test('doubles and halves the stake with + and -, up to the balance', async () => {
  const { getByRole } = renderUi(board({ balance: parseUsdt('3.5') }));
  const field = getByRole('textbox', { name: 'Stake, USDT' });
  getByRole('region', { name: 'Wingo 1 Min' }).focus();
  for (const [key, value] of [
    ['+', '2'],
    ['+', '3.5'],
    ['-', '1.75'],
    ['-', '0.88'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(field).toHaveValue(value);
  }
});

test('[WINGO-08] sets the stake in the slip with the dialog that More opens, without placing a bet', async () => {
  const onPlaceBet = vi.fn(() => Promise.resolve());
  const { findByRole, getByRole, queryByRole } = renderUi(board({ onPlaceBet }));
  await userEvent.click(getByRole('button', { name: 'More' }));
  const dialog = await findByRole('dialog', { name: 'Stake for your next bets' });
  expect(dialog).toHaveAccessibleDescription('This changes your slip. Nothing is placed yet.');
  await userEvent.click(within(dialog).getByRole('radio', { name: '10' }));
  await userEvent.fill(within(dialog).getByRole('textbox', { name: 'Quantity' }), '2.5');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'X3' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use this stake' }));
  await expect.poll(() => queryByRole('dialog')).toBeNull();
  expect(getByRole('textbox', { name: 'Stake, USDT' })).toHaveValue('75');
  expect(onPlaceBet).not.toHaveBeenCalled();
});

test('has at most six Tab stops from the start of the board to Green', async () => {
  const { getByRole } = renderUi(board());
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}');
  expect(getByRole('toolbar')).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{ArrowRight}');
  expect(getByRole('button', { name: 'Fairness of this round' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(getByRole('button', { name: 'Green' })).toHaveFocus();
});

test("(A4) shows the round's commitments before the draw", async () => {
  const beacon = { source: 'local', publicKey: '8f'.repeat(96), round: 7, at: ENDS_AT } as const;
  const round = { ...ROUND, commitment: 'c0'.repeat(32), beacon };
  const { findByRole, getByRole } = renderUi(board({ round }));
  await userEvent.click(getByRole('button', { name: 'Fairness of this round' }));
  const dialog = await findByRole('dialog', { name: 'Fairness of this round' });
  expect(dialog).toHaveTextContent('c0'.repeat(32));
  expect(dialog).toHaveTextContent('run by this server: not independent');
});

test('(A4) links finished rounds and bets to their verification', async () => {
  const bet: MyBet = {
    id: 'B-1',
    roundNumber: '20240131100011001',
    bet: { betType: 'number', betValue: 7 },
    amount: parseUsdt('10'),
    state: 'lost',
    received: 0n,
    result: results[0],
  };
  const myBets = { page: { rows: [bet], current: 1, pages: 1, total: 1 } };
  const verifyHref = (round: string, id?: string) => `#${round}/${id ?? 'round'}`;
  const { findByRole, getByRole } = renderUi(board({ myBets, verifyHref }));
  const name = 'Verify round 20240131100011001';
  expect(await findByRole('link', { name })).toHaveAttribute('href', '#20240131100011001/round');
  await userEvent.click(await findByRole('tab', { name: 'My History' }));
  expect(getByRole('link', { name })).toHaveAttribute('href', '#20240131100011001/B-1');
});

test('keeps its shape and blocks bets while the round loads', () => {
  const { container, getByRole, queryByRole, rerender } = renderUi(
    board({ round: undefined, results: undefined }),
  );
  const height = () => getByRole('timer').closest('section > div > div')?.clientHeight;
  const before = height();
  expect(before).toBeGreaterThan(300);
  expect(queryByRole('button', { name: 'Green' })).toBeNull();
  expect(container.querySelector('[data-state="unknown"]')).not.toBeNull();
  rerender(board());
  expect(height()).toBe(before);
});

test('shows why a round failed to load, with a retry button', async () => {
  const onRoundRetry = vi.fn();
  const { getByRole } = renderUi(
    board({ round: undefined, roundError: 'jwt expired', onRoundRetry }),
  );
  expect(getByRole('alert')).toHaveTextContent('jwt expired');
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(onRoundRetry).toHaveBeenCalledOnce();
});

test.each([320, 390, 768, 1440])('does not overflow at %i px', async (width) => {
  await browser.viewport(width, 900);
  renderUi(board({ verifyHref: (round) => `#${round}` }));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('changes the volume with the keyboard in the sound popover', async () => {
  const onSound = vi.fn();
  const { rerender, getByRole, findByRole } = renderUi(board({ onSound }));
  const loudspeaker = getByRole('button', { name: 'Sound' });
  loudspeaker.focus();
  await userEvent.keyboard('{Enter}');
  const slider = await findByRole('slider', { name: 'Volume' });
  slider.focus();
  // The slider, not the toolbar, handles the arrow keys.
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(slider).toHaveFocus();
  expect(slider).toHaveAttribute('aria-valuetext', '50%');
  await userEvent.click(getByRole('button', { name: 'Try it' }));
  expect(onSound).toHaveBeenCalledExactlyOnceWith('win', 50, 'classic');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(loudspeaker);
  rerender(board({ onSound, outcome: lostRound }));
  expect(onSound).toHaveBeenLastCalledWith('loss', 50, 'classic');
});

test('keeps only the stake, the sound and the focus when the game changes', async () => {
  const { getByRole, queryByRole, rerender } = renderUi(board({ outcome: lostRound }));
  getByRole('region', { name: 'Wingo 1 Min' }).focus();
  await userEvent.keyboard('+7m');
  expect(getByRole('button', { name: /^In the slip/ })).toBeVisible();
  const round = { ...NEXT, roundNumber: '20240131100021002' };
  const latest = [{ roundNumber: '20240131100021001', number: 5 }] as const;
  rerender(board({ gameType: 2, round, results: latest }));
  expect(queryByRole('button', { name: /^In the slip/ })).toBeNull();
  expect(document.querySelector('[data-state="shown"]')).toBeNull();
  // The new game has no draw yet, so it shows no reveal and no badges.
  expect(document.querySelector('[data-won]')).toBeNull();
  expect(getByRole('textbox', { name: 'Stake, USDT' })).toHaveValue('2');
  expect(getByRole('button', { name: 'Sound: off' })).toBeVisible();
  expect(getByRole('region', { name: 'Wingo 3 Min' })).toHaveFocus();
});

describe('a draw', () => {
  const drawnNow = [{ roundNumber: '20240131100011002', number: 5 }, ...results] as const;
  const marks = () => [...document.querySelectorAll('[data-won]')];
  const reveal = () =>
    [...document.querySelectorAll('[aria-hidden] > * > * > [data-size="large"]')].at(-1)
      ?.textContent;
  const isCountdownVisible = () =>
    browser.getByRole('timer').element().checkVisibility({ opacityProperty: true });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is revealed once, before its outcome appears and plays a sound', async () => {
    const onSound = vi.fn();
    // The components load on demand.
    await Promise.all([import('../DrawReveal/DrawReveal'), import('../WinDialog/WinDialog')]);
    const { rerender, queryByRole } = renderUi(board({ onSound }));
    expect(marks()).toEqual([]);
    rerender(board({ onSound, results: drawnNow, outcome: wonRound }));
    await expect.poll(reveal).toBe('5');
    // The round corners of the reveal would otherwise show parts of the countdown (A10).
    expect(isCountdownVisible()).toBe(false);
    // The marked bets are Green, Violet, High and the number.
    expect(marks()).toHaveLength(4);
    expect(queryByRole('dialog')).toBeNull();
    expect(onSound).not.toHaveBeenCalled();
    act(() => {
      vi.advanceTimersByTime(2_400);
    });
    expect(reveal()).toBeUndefined();
    expect(isCountdownVisible()).toBe(true);
    await expect.poll(() => queryByRole('dialog', { name: 'You won!' })).toBeVisible();
    expect(document.querySelector('[data-state="shown"]')).toHaveTextContent(
      /14\.000 staked, 19\.600 received/,
    );
    expect(onSound).toHaveBeenCalledExactlyOnceWith('win', 60, 'classic');
    rerender(board({ onSound, results: drawnNow }));
    expect(onSound).toHaveBeenCalledOnce();
  });

  test('(A11) delays results, histories and the balance while its ball turns, by at most 2 s', async () => {
    // The test browser requests reduced motion by default.
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const onBalanceHold = vi.fn();
    const before = { onBalanceHold, balance: parseUsdt('1000') };
    const list = { current: 1, pages: 1, total: 2 };
    const after = {
      onBalanceHold,
      balance: parseUsdt('1019.6'),
      results: drawnNow,
      gameHistory: {
        page: { ...list, rows: drawnNow.map((draw) => drawnRecord(draw.roundNumber, draw.number)) },
      },
    };
    const { getByRole, queryByRole, rerender } = renderUi(board(before));
    await expect.poll(() => queryByRole('table', { name: 'Game History' })).toBeVisible();
    const shown = () => ({
      results: getByRole('list', { name: 'Last results' }).children.length,
      history: within(getByRole('table', { name: 'Game History' })).getAllByRole('row').length - 1,
      held: onBalanceHold.mock.lastCall?.[0] as bigint | undefined,
    });
    const old = { results: 1, history: 1 };
    expect(shown()).toEqual({ ...old, held: undefined });
    rerender(board(after));
    expect(shown()).toEqual({ ...old, held: parseUsdt('1000') });
    act(() => void vi.advanceTimersByTime(1_199));
    expect(shown()).toEqual({ ...old, held: parseUsdt('1000') });
    act(() => void vi.advanceTimersByTime(1));
    expect(shown()).toEqual({ results: 2, history: 2, held: undefined });
  });

  test('is not in the statistics while its ball turns', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const recent = (draws: readonly { roundNumber: string; number: Digit }[]) => ({
      rounds: {
        page: {
          rows: draws.map((draw) => drawnRecord(draw.roundNumber, draw.number)),
          current: 1,
          pages: 1,
          total: draws.length,
        },
        onOpen: () => {},
      },
    });
    const { getByRole, getByText, queryByRole, queryByText, rerender } = renderUi(
      board(recent(results)),
    );
    await expect.poll(() => queryByRole('tab', { name: 'Numbers' })).toBeVisible();
    act(() => getByRole('tab', { name: 'Numbers' }).focus());
    await expect.poll(() => queryByText('Colours and sizes, last 1 round')).toBeVisible();
    rerender(board({ results: drawnNow, ...recent(drawnNow) }));
    act(() => void vi.advanceTimersByTime(1_199));
    expect(getByText('Colours and sizes, last 1 round')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(getByText('Colours and sizes, last 2 rounds')).toBeVisible();
  });

  test('is announced after its reveal, even to players without a bet', () => {
    const announced = () => [...document.querySelectorAll('[role="status"]')].map(textOf).join(' ');
    const textOf = ({ textContent }: Element) => textContent;
    const { rerender } = renderUi(board());
    rerender(board({ results: drawnNow, round: NEXT }));
    expect(announced()).not.toContain('Drawn');
    act(() => {
      vi.advanceTimersByTime(2_400);
    });
    expect(announced()).toContain('Drawn: 5, green and violet, High');
  });

  test('marks the winning bets once, and not again when betting closes or opens or after an error', () => {
    const { rerender } = renderUi(board());
    rerender(board({ results: drawnNow, round: NEXT }));
    const marked = marks();
    expect(marked).toHaveLength(4);
    for (const endsAt of [time + 10_000, NEXT.endsAt]) {
      rerender(board({ results: drawnNow, round: { ...NEXT, endsAt } }));
      const isSame = marks().map((mark, place) => mark === marked[place]);
      expect(isSame).toEqual([true, true, true, true]);
    }
    act(() => {
      vi.advanceTimersByTime(5_200);
    });
    expect(marks()).toEqual([]);
    rerender(board({ results: drawnNow, roundError: 'The network is not reachable.' }));
    rerender(board({ results: drawnNow, round: NEXT }));
    expect(marks()).toEqual([]);
    // Simulates a late, stale response.
    rerender(board({ results, round: NEXT }));
    rerender(board({ results: drawnNow, round: NEXT }));
    expect(marks()).toEqual([]);
    runTo(-45);
    expect(marks()).toEqual([]);
  });

  test('plays the loss sound for a return below the stakes, and none for a voided round', async () => {
    const onSound = vi.fn();
    const { rerender } = renderUi(board({ onSound }));
    rerender(board({ onSound, outcome: lostRound }));
    expect(onSound).toHaveBeenCalledExactlyOnceWith('loss', 60, 'classic');
    rerender(board({ onSound, outcome: calledOffRound }));
    expect(onSound).toHaveBeenCalledOnce();
  });

  test('is silent, and neither revealed nor marked, if the board opened later', () => {
    const onSound = vi.fn();
    const { rerender } = renderUi(board({ results: undefined, outcome: lostRound, onSound }));
    rerender(board({ results: drawnNow, outcome: lostRound, onSound }));
    expect(marks()).toEqual([]);
    expect(onSound).not.toHaveBeenCalled();
  });

  test('has no sound and no sound button for a brand without sounds', () => {
    const onSound = vi.fn();
    const { rerender, getByRole, queryByRole } = renderUi(board({ onSound, soundSet: 'none' }));
    rerender(board({ onSound, soundSet: 'none', outcome: lostRound }));
    expect(onSound).not.toHaveBeenCalled();
    expect(queryByRole('button', { name: /^Sound/ })).toBeNull();
    // The Tab stop is now on the next tool.
    expect(getByRole('button', { name: 'Fairness of this round' })).toHaveProperty('tabIndex', 0);
  });

  test('plays no sound on a muted board, and reports sound changes to the caller', async () => {
    const onSound = vi.fn();
    const onSoundChange = vi.fn();
    const sound = { volume: 20, muted: true };
    const { rerender, getByRole, queryByRole } = renderUi(board({ onSound, sound, onSoundChange }));
    rerender(board({ onSound, sound, onSoundChange, outcome: lostRound }));
    expect(onSound).not.toHaveBeenCalled();
    await userEvent.click(getByRole('button', { name: 'Sound: off' }));
    await expect.poll(() => queryByRole('switch', { name: 'Sound' })).toBeVisible();
    await userEvent.click(getByRole('switch', { name: 'Sound' }));
    expect(onSoundChange).toHaveBeenCalledExactlyOnceWith({ volume: 20, muted: false });
  });
});
