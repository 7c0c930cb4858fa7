import { DEFAULT_TARGET, type Hundredths } from '@platform/rules/dice';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { DiceBoard } from './DiceBoard';

describeConformance('DiceBoard', {
  render: (props) => (
    <DiceBoard
      target={DEFAULT_TARGET}
      onTargetChange={() => {}}
      result={{ roll: 7_314, won: true }}
      {...props}
    />
  ),
  root: HTMLDivElement,
  slots: { parts: ['slider', 'multiplier', 'target', 'chance'] },
});

function Held({ first = DEFAULT_TARGET }: { first?: Hundredths }) {
  const [target, setTarget] = useState(first);
  return <DiceBoard target={target} onTargetChange={setTarget} />;
}

const field = (name: string) =>
  [...document.querySelectorAll('input')].find(
    (input) => input.labels?.[0]?.textContent === name,
  ) as HTMLInputElement;
const values = () =>
  ['Multiplier', 'Roll over', 'Win chance'].map((name) => field(name).value).join(' ');

test('[DICE-01] has a slider from 0 to 100 that starts at 50', () => {
  const { getByRole } = renderUi(<Held />);
  const slider = getByRole('slider', { name: 'Roll over' });
  expect(slider).toHaveAttribute('aria-valuemin', '0');
  expect(slider).toHaveAttribute('aria-valuemax', '100');
  expect(slider).toHaveAttribute('aria-valuenow', '50');
});

test('[DICE-03] updates multiplier and win chance with the slider', async () => {
  const { getByRole } = renderUi(<Held />);
  expect(values()).toBe('1.96 50.00 50.00');
  getByRole('slider').focus();
  await userEvent.keyboard('{PageUp}');
  expect(values()).toBe('2.45 60.00 40.00');
  await userEvent.keyboard('{Home}');
  expect(values()).toBe('0.98 0.00 100.00');
  await userEvent.keyboard('{End}');
  expect(values()).toBe(' 100.00 0.00');
  expect(getByRole('status')).toHaveTextContent('No roll is above 100: this bet cannot win.');
});

test.each([
  ['Multiplier', '3', '2.9997 67.33 32.67'],
  ['Multiplier', '0.5', '0.98 0.00 100.00'],
  ['Roll over', '90.5', '10.3158 90.50 9.50'],
  ['Win chance', '24,5', '4 75.50 24.50'],
  ['Win chance', '२४٫٥', '4 75.50 24.50'],
  ['Multiplier', '٣', '2.9997 67.33 32.67'],
])(
  '[DICE-03] updates the other fields when the player types into %s: %s',
  async (name, text, expected) => {
    const { getByRole } = renderUi(<Held />);
    await userEvent.clear(field(name));
    await userEvent.type(field(name), text);
    await userEvent.tab();
    expect(values()).toBe(expected);
    expect(getByRole('slider')).toHaveAttribute(
      'aria-valuenow',
      `${Number(expected.split(' ')[1])}`,
    );
  },
);

test('refuses text that is not a number on the scale', async () => {
  const onTargetChange = vi.fn();
  renderUi(<DiceBoard target={5_000} onTargetChange={onTargetChange} />);
  await userEvent.type(field('Roll over'), '1');
  await userEvent.type(field('Multiplier'), 'x-e');
  expect(onTargetChange).not.toHaveBeenCalled();
});

test.each([
  [{ roll: 5_001, won: true }, '50.01: You won the bet!'],
  [{ roll: 5_000, won: false }, '50.00: Oops, you lost this time!'],
])('[DICE-02] announces %o', (result, text) => {
  const { getByRole } = renderUi(
    <DiceBoard target={5_000} onTargetChange={() => {}} result={result} />,
  );
  expect(getByRole('status')).toHaveTextContent(text);
});

test('shows the roll exactly at its position on the scale', () => {
  const { container, getByRole } = renderUi(
    <DiceBoard target={2_500} onTargetChange={() => {}} result={{ roll: 2_500, won: false }} />,
  );
  const centre = (element: Element | null | undefined) => {
    const box = element?.getBoundingClientRect();
    return box ? box.left + box.width / 2 : NaN;
  };
  const bubble = container.querySelector('[data-state="lost"] [data-state="lost"]:not(p)');
  expect(centre(bubble)).toBeCloseTo(centre(getByRole('slider')), 0);
});
