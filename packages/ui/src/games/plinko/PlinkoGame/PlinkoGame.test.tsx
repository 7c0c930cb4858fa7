import type { DemoRound } from '@platform/rules/models';
import { toDecimal } from '@platform/rules/money';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import type { PlinkoSettings } from '../types';
import { PlinkoGame, type PlinkoGameProps } from './PlinkoGame';

const stopped = () => 0;
const eight: PlinkoSettings = { rows: 8, risk: 'low' };

describeConformance('PlinkoGame', {
  render: (props) => (
    <PlinkoGame settings={eight} onSettingsChange={() => {}} now={stopped} {...props} />
  ),
  root: HTMLDivElement,
  slots: { parts: ['risk', 'rows'] },
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders a game whose random source sends every ball left, into bucket 5.6. */
function play(props?: Partial<PlinkoGameProps>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onResult = vi.fn<(round: DemoRound) => void>();
  const view = renderUi(
    <PlinkoGame
      settings={eight}
      onSettingsChange={() => {}}
      random={() => 0}
      now={stopped}
      onResult={onResult}
      {...props}
    />,
  );
  const results = () =>
    [...view.getByRole('list', { name: 'Last results, newest first' }).children].map(
      ({ textContent }) => textContent,
    );
  return {
    ...view,
    onResult,
    results,
    bet: () => userEvent.click(view.getByRole('button', { name: 'Bet' })),
    /** Buckets with a ring. */
    flashing: () =>
      [...view.getByRole('list', { name: 'Payouts, from left to right' }).children]
        .filter((bucket) => getComputedStyle(bucket).boxShadow !== 'none')
        .map(({ textContent }) => textContent),
    pass: (milliseconds: number) =>
      act(() => {
        vi.advanceTimersByTime(milliseconds);
      }),
  };
}

/** Turns motion on, because the test browser requests reduced motion by default. */
const withMotion = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

test("[PLINKO-01] shows the tabs 'Plinko Game' and 'My History', rows 8 to 16, and three difficulties", () => {
  const { getAllByRole, getByRole } = play();
  expect(getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Plinko Game', 'My History']);
  const choices = (name: string) =>
    [...getByRole('combobox', { name }).querySelectorAll('option')].map(({ text }) => text);
  expect(choices('Rows')).toEqual('8 9 10 11 12 13 14 15 16'.split(' '));
  expect(choices('Difficulty')).toEqual(['Low', 'Medium', 'High']);
  for (const name of ['Half', '1.5x', '2x']) expect(getByRole('button', { name })).toBeVisible();
});

test('[PLINKO-01] lets the caller control rows and difficulty', async () => {
  const onSettingsChange = vi.fn();
  function Remembering() {
    const [settings, setSettings] = useState<PlinkoSettings>(eight);
    return (
      <PlinkoGame
        settings={settings}
        onSettingsChange={(next) => {
          setSettings(next);
          onSettingsChange(next);
        }}
      />
    );
  }
  const { getByRole, getAllByText } = renderUi(<Remembering />);
  await userEvent.selectOptions(getByRole('combobox', { name: 'Rows' }), '16');
  await userEvent.selectOptions(getByRole('combobox', { name: 'Difficulty' }), 'High');
  expect(onSettingsChange.mock.calls.flat()).toEqual([
    { rows: 16, risk: 'low' },
    { rows: 16, risk: 'high' },
  ]);
  expect(getAllByText('1000')).toHaveLength(2);
});

test('[PLINKO-02] drops a ball, flashes its bucket for 1 s and announces the result', async () => {
  withMotion();
  const { bet, pass, results, flashing, onResult, getByRole } = play();
  await bet();
  expect(results()).toEqual([]);
  expect(getByRole('combobox', { name: 'Rows' })).toBeDisabled();
  pass(9 * 140);
  expect(results()).toEqual(['5.6x']);
  expect(flashing()).toEqual(['5.6']);
  expect(getByRole('status')).toHaveTextContent('The ball landed in 5.6x');
  expect(getByRole('combobox', { name: 'Rows' })).toBeEnabled();
  expect(toDecimal(onResult.mock.calls[0]?.[0].payout ?? 0n)).toBe('5.6');
  pass(999);
  expect(flashing()).toEqual(['5.6']);
  pass(1);
  expect(flashing()).toEqual([]);
});

test('[PLINKO-02] drops many balls at the same time and shows the last 6 results, newest first', async () => {
  withMotion();
  // Each ball bounces right one more time than the previous one.
  const draws = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((rights) => [
    ...Array<number>(rights).fill(0.9),
    ...Array<number>(8 - rights).fill(0),
  ]);
  const source = draws.values();
  const { getByRole, pass, results, onResult } = play({ random: () => source.next().value ?? 0 });
  getByRole('button', { name: 'Bet' }).focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}');
  pass(9 * 140);
  expect(onResult).toHaveBeenCalledTimes(8);
  expect(results()).toEqual(['2.1x', '1.1x', '1x', '0.5x', '1x', '1.1x']);
});

test('puts the ball into its bucket immediately with reduced motion', async () => {
  const { bet, results, flashing } = play();
  await bet();
  expect(results()).toEqual(['5.6x']);
  expect(flashing()).toEqual(['5.6']);
});

test('lands a ball while the history is shown', async () => {
  withMotion();
  const { bet, pass, getByRole, queryByRole, onResult } = play();
  await bet();
  await userEvent.click(getByRole('tab', { name: 'My History' }));
  pass(9 * 140);
  expect(onResult).toHaveBeenCalledOnce();
  // The history table loads on demand.
  await expect
    .poll(() => queryByRole('table', { name: 'My History' })?.textContent)
    .toContain('8 rows, low');
});
