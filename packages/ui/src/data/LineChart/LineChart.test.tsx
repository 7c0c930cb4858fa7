import { fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MessagesProvider } from '../../theme/Messages';
import { describeConformance } from '../../testing/conformance';
import { CHART } from '../../testing/slotParts';
import { withMedia } from '../../testing/media';
import { renderUi } from '../../testing/renderUi';
import { LineChart } from './LineChart';
import { linePlaces } from './linePlaces';

const DAYS = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)));
const SERIES = [
  { name: 'Deposits', values: [1200, 900, 2400] },
  { name: 'Withdrawals', values: [400, null, 100] },
];
const chart = (
  <LineChart label="Payments" pointLabel="Day" points={DAYS} series={SERIES} className="own" />
);

describeConformance('LineChart', {
  render: (props) => (
    <LineChart label="Payments" pointLabel="Day" points={DAYS} series={SERIES} {...props} />
  ),
  root: HTMLElement,
  slots: { parts: CHART },
});

test('has a name, and a summary of each series', () => {
  const { getByRole } = renderUi(chart);
  expect(getByRole('figure', { name: 'Payments' })).toHaveAccessibleDescription(
    'Deposits: highest 2,400 (Jan 3), lowest 900 (Jan 2), last 2,400 (Jan 3). Withdrawals: highest 400 (Jan 1), lowest 100 (Jan 3), last 100 (Jan 3).',
  );
});

test('moves between points with the keyboard, and stops at the ends', async () => {
  const { getByRole } = renderUi(chart);
  getByRole('slider').focus();
  const said = () => getByRole('slider').getAttribute('aria-valuetext');
  expect(said()).toBe('Jan 1: Deposits 1,200, Withdrawals 400');
  await userEvent.keyboard('{ArrowRight}');
  expect(said()).toBe('Jan 2: Deposits 900, Withdrawals No value');
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  expect(said()).toBe('Jan 3: Deposits 2,400, Withdrawals 100');
  await userEvent.keyboard('{ArrowLeft}');
  expect(said()).toMatch('Jan 2');
  await userEvent.keyboard('{Home}{ArrowDown}');
  expect(said()).toMatch('Jan 1');
  await userEvent.keyboard('{End}');
  expect(said()).toMatch('Jan 3');
});

test('moves forward with Left on a right-to-left page, where the first point is on the right', async () => {
  document.dir = 'rtl';
  const { getByRole } = renderUi(chart);
  const plot = getByRole('slider');
  plot.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(plot).toHaveAttribute('aria-valuenow', '2');
  const { right, top } = plot.getBoundingClientRect();
  fireEvent.pointerMove(plot, { clientX: right - 2, clientY: top + 20 });
  expect(plot).toHaveAttribute('aria-valuenow', '1');
});

test('shows the values of a point while focused, and hides them on Escape', async () => {
  const { getByRole, queryByText } = renderUi(chart);
  const shown = () => queryByText('Jan 1', { selector: 'strong' });
  expect(shown()).toBeNull();
  getByRole('slider').focus();
  await expect.poll(shown).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBeNull();
  await userEvent.keyboard('{Home}');
  expect(shown()).toBeVisible();
  getByRole('slider').blur();
  await expect.poll(shown).toBeNull();
});

test('announces the nearest point under the pointer', () => {
  const { getByRole, getByText } = renderUi(chart);
  const plot = getByRole('slider');
  const { left, width, top } = plot.getBoundingClientRect();
  fireEvent.pointerMove(plot, { clientX: left + width * 0.6, clientY: top + 20 });
  expect(getByText('Jan 2', { selector: 'strong' })).toBeVisible();
  fireEvent.pointerLeave(plot);
  expect(plot.querySelector('strong')).toBeNull();
});

test("keeps showing a tapped point's values until a touch scrolls the page", () => {
  const { getByRole } = renderUi(chart);
  const plot = getByRole('slider');
  const { left, top } = plot.getBoundingClientRect();
  const at = { clientX: left + 2, clientY: top + 20, pointerType: 'touch' };
  fireEvent.pointerDown(plot, at);
  fireEvent.pointerLeave(plot, at);
  expect(plot.querySelector('strong')).toHaveTextContent('Jan 1');
  fireEvent.pointerCancel(plot, at);
  expect(plot.querySelector('strong')).toBeNull();
});

test("does not show a tapped point's values again after the table closes", () => {
  const { getByRole } = renderUi(chart);
  fireEvent.pointerDown(getByRole('slider'), { pointerType: 'touch' });
  expect(getByRole('slider').querySelector('strong')).not.toBeNull();
  fireEvent.click(getByRole('button', { name: 'Show as table' }));
  fireEvent.click(getByRole('button', { name: 'Show as chart' }));
  expect(getByRole('slider').querySelector('strong')).toBeNull();
});

test('shows the values as a table on request', async () => {
  const { getByRole, getAllByRole, queryByRole } = renderUi(chart);
  await userEvent.click(getByRole('button', { name: 'Show as table' }));
  expect(getByRole('table', { name: 'Payments' })).toBeVisible();
  expect(getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DayDepositsWithdrawals',
    'Jan 11,200400',
    'Jan 2900No value',
    'Jan 32,400100',
  ]);
  expect(queryByRole('slider')).toBeNull();
  await userEvent.click(getByRole('button', { name: 'Show as chart' }));
  expect(getByRole('slider')).toBeVisible();
});

test("formats dates and numbers for the user's language", () => {
  const { getByRole } = renderUi(
    <MessagesProvider messages={{ language: 'de' }}>{chart}</MessagesProvider>,
  );
  expect(getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    '1. Jan.: Deposits 1.200, Withdrawals 400',
  );
});

test('keeps every digit of a monetary amount', () => {
  const { getByRole } = renderUi(
    <LineChart<bigint>
      label="Balance"
      pointLabel="Round"
      points={['A']}
      series={[{ name: 'Balance', values: [9_007_199_254_740_993n] }]}
      formatValue={(value) => `${value} micro`}
    />,
  );
  expect(getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    'A: Balance 9007199254740993 micro',
  );
});

test('has a text for missing values', () => {
  const { getByRole, getByText, queryByRole } = renderUi(
    <LineChart
      label="Balance"
      pointLabel="Day"
      points={[]}
      series={[{ name: 'Balance', values: [] }]}
    />,
  );
  expect(getByText('No data found')).toBeVisible();
  expect(getByRole('figure')).toHaveAccessibleDescription('Balance: no values.');
  expect(queryByRole('button')).toBeNull();
});

test('emphasises only the line at zero', () => {
  const zero = () => document.querySelectorAll('[data-zero]').length;
  const of = (values: number[]) => (
    <LineChart
      label="Balance"
      pointLabel="Round"
      points={['A', 'B']}
      series={[{ name: 'Balance', values }]}
    />
  );
  const { rerender } = renderUi(of([-5, 5]));
  expect(zero()).toBe(1);
  rerender(of([8, 16]));
  expect(zero()).toBe(0);
});

test('draws two series in different line styles', () => {
  const { getByRole } = renderUi(chart);
  const dashes = [...getByRole('slider').querySelectorAll('g')].map(
    (line) => line.querySelector('path')?.getAttribute('stroke-dasharray') ?? 'full',
  );
  expect(new Set(dashes).size).toBe(2);
});

test('draws a dot for a value between two gaps, even in a long series', () => {
  const values = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? index : null));
  const { getByRole } = renderUi(
    <LineChart
      label="Gaps"
      pointLabel="Round"
      points={values.map((_, index) => `${index}`)}
      series={[{ name: 'Gaps', values }]}
    />,
  );
  const dots = getByRole('slider').querySelector('[stroke-width="6"]')?.getAttribute('d');
  expect(dots?.match(/M/g)).toHaveLength(30);
});

test('spaces dates proportionally to time, and requires ascending order', () => {
  const at = (...days: number[]) => days.map((day) => new Date(Date.UTC(2026, 0, day)));
  expect(linePlaces(at(1, 2, 5))).toEqual([0, 25, 100]);
  expect(linePlaces(['A', 'B', 'C'])).toEqual([0, 50, 100]);
  expect(linePlaces(at(1))).toEqual([50]);
  expect(() => linePlaces(at(2, 1))).toThrow('not in order');
});

describe('at 320 px', () => {
  test('keeps the tooltip inside the chart for every point', async () => {
    await page.viewport(320, 640);
    const { getByRole } = renderUi(
      <LineChart
        label="Payments"
        pointLabel="Day"
        points={DAYS}
        series={SERIES}
        formatValue={(value) => `${value},000,000,000.000000 USDT`}
      />,
    );
    const { right } = getByRole('figure').getBoundingClientRect();
    getByRole('slider').focus();
    for (const key of ['{Home}', '{ArrowRight}', '{End}']) {
      await userEvent.keyboard(key);
      for (const element of getByRole('figure').querySelectorAll(
        '[aria-hidden], [aria-hidden] :not(svg *), li',
      )) {
        expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(right + 0.5);
        expect(element.getBoundingClientRect().left).toBeGreaterThanOrEqual(-0.5);
      }
    }
  });
});

describe('in forced colours', () => {
  withMedia({ forcedColors: 'active' });

  test('draws lines in the text colour', () => {
    const { getByRole } = renderUi(chart);
    const line = getByRole('slider').querySelector('g > path');
    expect(line && getComputedStyle(line).stroke).toBe(getComputedStyle(document.body).color);
  });
});
