import type { DemoRound } from '@platform/rules/models';
import { toDecimal, USDT, type MicroUsdt } from '@platform/rules/money';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../../testing/renderUi';
import { CrashGame } from '../crash/CrashGame/CrashGame';
import { DiceGame } from '../dice/DiceGame/DiceGame';
import { MinesGame } from '../mines/MinesGame/MinesGame';
import { PlinkoGame } from '../plinko/PlinkoGame/PlinkoGame';

interface GameProps {
  demoBalance?: MicroUsdt;
  defaultBalance?: MicroUsdt;
  onBalanceChange?: (balance: MicroUsdt) => void;
  defaultStake?: MicroUsdt;
  random: () => number;
  onResult?: (round: DemoRound) => void;
}

const Plinko = (props: GameProps) => (
  <PlinkoGame {...props} settings={{ rows: 8, risk: 'low' }} onSettingsChange={() => {}} />
);

type Ui = ReturnType<typeof renderUi>;
const press = ({ getByRole }: Ui, name: string | RegExp) =>
  userEvent.click(getByRole('button', { name }));
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

interface Case {
  game: string;
  Game: ComponentType<GameProps>;
  /** Random sources for a won and for a lost round. */
  draws: { won: () => number; lost: () => number };
  playOn: (ui: Ui, won: boolean) => void | Promise<void>;
  /** Balance after a won and after a lost bet of 10 USDT. */
  after: { won: string; lost: string };
}

const leftAndRight = () => {
  let draws = 0;
  return () => (draws++ % 2) * 0.9;
};

const CASES: readonly Case[] = [
  {
    game: '[CRASH-01] Crash',
    Game: CrashGame,
    draws: { won: () => 0.2, lost: () => 0.2 },
    playOn: async (ui, won) => {
      pass(10_000);
      if (won) await press(ui, /^Cashout/);
      pass(6_000);
    },
    after: { won: '1,005.0000', lost: '990.0000' },
  },
  {
    game: '[DICE-01] Dice',
    Game: DiceGame,
    draws: { won: () => 0.5, lost: () => 0.4999 },
    playOn: () => {},
    after: { won: '1,009.6000', lost: '990.0000' },
  },
  {
    game: '[PLINKO-02] Plinko',
    Game: Plinko,
    // The ball either always bounces left, into bucket 5.6, or alternates between left and right, into
    // 0.5.
    draws: { won: () => 0, lost: leftAndRight() },
    playOn: () => {},
    after: { won: '1,046.0000', lost: '995.0000' },
  },
  {
    game: '[MINES-01] Mines',
    Game: MinesGame,
    // The random source puts the mines into the first cells.
    draws: { won: () => 0, lost: () => 0 },
    playOn: async (ui, won) => {
      await press(ui, won ? 'Row 3, column 3: closed' : 'Row 1, column 1: closed');
      pass(300);
      if (won) await press(ui, /^Cashout/);
    },
    after: { won: '1,001.1364', lost: '990.0000' },
  },
];

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  vi.setSystemTime(0);
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each(CASES)('demo balance of $game', ({ Game, draws, playOn, after }) => {
  test.each(['won', 'lost'] as const)(
    'updates the balance after a bet of 10 that is %s',
    async (end) => {
      const ui = renderUi(<Game random={draws[end]} defaultStake={10n * USDT} />);
      expect(ui.getByText('1,000.0000')).toBeVisible();
      await press(ui, 'Bet');
      await playOn(ui, end === 'won');
      expect(ui.getByText(after[end])).toBeVisible();
    },
  );

  test('refuses a bet above the balance, and explains why below the bet field', async () => {
    const onResult = vi.fn();
    const random = vi.fn(() => 0);
    const ui = renderUi(<Game random={random} onResult={onResult} />);
    const field = ui.getByRole('textbox', { name: 'Bet amount (USDT)' });
    await userEvent.fill(field, '999999999999');
    expect(ui.getByRole('alert')).toHaveTextContent('Your demo balance is 1,000.000 USDT.');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    ui.getByRole('button', { name: 'Bet' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(ui.getByText('1,000.0000')).toBeVisible();
    expect(ui.getByRole('button', { name: 'Bet' })).toBeVisible();
    expect(onResult).not.toHaveBeenCalled();
    expect(random).not.toHaveBeenCalled();
    await userEvent.fill(field, '1000');
    expect(ui.queryByRole('alert')).toBeNull();
  });

  test('refills an empty balance, and moves the focus to Bet', async () => {
    const cent = USDT / 100n;
    const ui = renderUi(<Game random={draws.lost} demoBalance={cent} defaultStake={cent} />);
    expect(ui.queryByRole('button', { name: 'Refill the demo balance' })).toBeNull();
    await press(ui, 'Bet');
    await playOn(ui, false);
    ui.getByRole('button', { name: 'Refill the demo balance' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(ui.getByText('0.0100')).toBeVisible();
    expect(ui.getByRole('button', { name: 'Bet' })).toHaveFocus();
  });

  test('continues with the balance of an earlier visit, and reports every balance', async () => {
    const onBalanceChange = vi.fn<(balance: MicroUsdt) => void>();
    const ui = renderUi(
      <Game
        random={draws.lost}
        defaultBalance={30n * USDT}
        defaultStake={10n * USDT}
        onBalanceChange={onBalanceChange}
      />,
    );
    expect(ui.getByText('30.0000')).toBeVisible();
    await press(ui, 'Bet');
    expect(onBalanceChange).toHaveBeenNthCalledWith(1, 20n * USDT);
    await playOn(ui, false);
    const [last] = onBalanceChange.mock.lastCall ?? [0n];
    expect(ui.getByText(`${toDecimal(last)}.0000`)).toBeVisible();
  });

  test('keeps the bet while the history is open', async () => {
    const ui = renderUi(<Game random={draws.lost} />);
    const field = { name: 'Bet amount (USDT)' };
    await userEvent.fill(ui.getByRole('textbox', field), '50');
    await press(ui, 'Bet');
    await userEvent.click(ui.getByRole('tab', { name: 'My History' }));
    await userEvent.click(ui.getByRole('tab', { name: /Game/ }));
    expect(ui.getByRole('textbox', field)).toHaveValue('50');
  });
});
