import { parseUsdt } from '@platform/rules/money';
import { parseBet, prospectsOf } from '@platform/rules/wingo';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { NumberButtons } from './NumberButtons';

describeConformance('NumberButtons', {
  render: (props) => <NumberButtons onPick={() => {}} {...props} />,
  root: HTMLDivElement,
  slots: { many: ['button', 'prospect'] },
});

test('[WINGO-01] offers the numbers 0 to 9', async () => {
  const onPick = vi.fn();
  const { getAllByRole } = renderUi(<NumberButtons onPick={onPick} />);
  for (const button of getAllByRole('button')) {
    button.focus();
    await userEvent.keyboard('{Enter}');
  }
  expect(onPick.mock.calls.flat()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('[WINGO-03] disables all numbers while betting is blocked', () => {
  const { getAllByRole } = renderUi(<NumberButtons onPick={() => {}} disabled />);
  for (const button of getAllByRole('button')) expect(button).toBeDisabled();
});

test('has buttons with the minimum touch size on the narrowest phone', () => {
  const { getAllByRole } = renderUi(
    <div style={{ inlineSize: 288 }}>
      <NumberButtons onPick={() => {}} />
    </div>,
  );
  for (const button of getAllByRole('button')) {
    expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  }
});

test('[WINGO-11] shows the net return below each number, after the fee and all stakes', () => {
  const prospects = prospectsOf([
    { bet: parseBet('color', 'green'), amount: parseUsdt('12.5') },
    { bet: parseBet('number', '7'), amount: parseUsdt('1') },
  ]);
  const { getByRole, rerender } = renderUi(<NumberButtons onPick={() => {}} />);
  const height = () => getByRole('group').getBoundingClientRect().height;
  const without = height();
  rerender(<NumberButtons onPick={() => {}} prospects={prospects} />);
  // Green returns 24.5 in total, or 18.375 on 5; the number returns 8.82.
  const brings = (name: string) => getByRole('button', { name });
  expect(brings('2, red')).toHaveAccessibleDescription('Net if drawn -13.500');
  expect(brings('1, green')).toHaveAccessibleDescription('Net if drawn +11.000');
  expect(brings('5, green and violet')).toHaveAccessibleDescription(/\+4\.8/);
  expect(brings('7, green')).toHaveAccessibleDescription('Net if drawn +19.820');
  expect(height()).toBe(without);
});

test.each([
  [340, 5],
  [468, 10],
])('fits %i px with the numbers in rows of %i', (inlineSize, count) => {
  const { getAllByRole } = renderUi(
    <div style={{ inlineSize }}>
      <NumberButtons onPick={() => {}} />
    </div>,
  );
  const tops = getAllByRole('button').map((button) => button.getBoundingClientRect().top);
  expect(tops.filter((top) => top === tops[0])).toHaveLength(count);
});
