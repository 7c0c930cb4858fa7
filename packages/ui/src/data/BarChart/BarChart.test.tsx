import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { CHART } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { BarChart } from './BarChart';

const GAMES = ['Wingo', 'Crash', 'Dice'];
const RESULT = [{ name: 'Result', values: [420, -210, null] }];

describeConformance('BarChart', {
  render: (props) => (
    <BarChart label="Results" pointLabel="Game" points={GAMES} series={RESULT} {...props} />
  ),
  root: HTMLElement,
  slots: { parts: CHART, props: { series: [...RESULT, { name: 'Stakes', values: [1, 2, 3] }] } },
});

const bars = (plot: Element) =>
  [...plot.querySelectorAll('rect')].map((bar) => ({
    x: Number(bar.getAttribute('x')),
    y: Number(bar.getAttribute('y')),
    width: Number(bar.getAttribute('width')),
    height: Number(bar.getAttribute('height')),
  }));

test('draws bars from zero to their values, negative values downwards', () => {
  const { getByRole } = renderUi(
    <BarChart label="Results" pointLabel="Game" points={GAMES} series={RESULT} />,
  );
  const [gain, loss, ...others] = bars(getByRole('slider'));
  expect(others).toEqual([]);
  expect(gain && loss && gain.height / loss.height).toBeCloseTo(2);
  expect(gain && loss && gain.y + gain.height).toBeCloseTo(loss?.y ?? NaN);
});

test('draws the bars of several series side by side with different fills', () => {
  const { getByRole } = renderUi(
    <BarChart
      label="Results"
      pointLabel="Game"
      points={['Wingo']}
      series={['One', 'Two', 'Three', 'Four'].map((name) => ({ name, values: [1] }))}
    />,
  );
  const drawn = bars(getByRole('slider'));
  drawn.forEach((bar, index) => {
    const before = drawn[index - 1];
    expect(bar.x).toBeGreaterThanOrEqual(before ? before.x + before.width : 0);
  });
  const fills = [...getByRole('slider').querySelectorAll('rect')].map(
    (bar) => `${bar.getAttribute('fill-opacity')} ${bar.getAttribute('stroke-dasharray')}`,
  );
  expect(new Set(fills).size).toBe(4);
});

test('announces the bars one by one with the keyboard', async () => {
  const { getByRole } = renderUi(
    <BarChart label="Results" pointLabel="Game" points={GAMES} series={RESULT} />,
  );
  getByRole('slider').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(getByRole('slider')).toHaveAttribute('aria-valuetext', 'Crash: Result -210');
  await userEvent.keyboard('{End}');
  expect(getByRole('slider')).toHaveAttribute('aria-valuetext', 'Dice: Result No value');
});

test('shows the values as a table on request', async () => {
  const { getByRole } = renderUi(
    <BarChart label="Results" pointLabel="Game" points={GAMES} series={RESULT} />,
  );
  await userEvent.click(getByRole('button', { name: 'Show as table' }));
  expect(getByRole('row', { name: 'Crash -210' })).toBeVisible();
});

test('draws zeros as bars of zero height', () => {
  const { getByRole } = renderUi(
    <BarChart
      label="Zeros"
      pointLabel="Game"
      points={['A', 'B']}
      series={[{ name: 'Zeros', values: [0, 0] }]}
    />,
  );
  expect(bars(getByRole('slider')).map(({ y, height }) => [y, height])).toEqual([
    [100, 0],
    [100, 0],
  ]);
});
