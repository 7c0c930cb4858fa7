import type { GameRecord } from '@platform/rules/models';
import type { Digit } from '@platform/rules/wingo';
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { drawnRecord, offRecord } from '../../../samples/rounds';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { NumberStatistics } from './NumberStatistics';

const pageOf = (rows: readonly GameRecord[]) => ({
  rows,
  current: 1,
  pages: 1,
  total: rows.length,
});

const NUMBERS: Digit[] = [3, 7, 5, 0, 7];
const rounds = NUMBERS.map((number, index) => drawnRecord(`2024013110001004${9 - index}`, number));

describeConformance('NumberStatistics', {
  render: (props) => <NumberStatistics page={pageOf(rounds)} {...props} />,
  root: HTMLDivElement,
});

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('shows how often each number was drawn, and the rounds since', () => {
  const { getByRole } = renderUi(<NumberStatistics page={pageOf(rounds)} />);
  expect(cellsOf(getByRole('table', { name: 'Numbers' }))).toEqual([
    ['0', '1', '3'],
    ['1', '0', '5+'],
    ['2', '0', '5+'],
    ['3', '1', '0'],
    ['4', '0', '5+'],
    ['5', '1', '2'],
    ['6', '0', '5+'],
    ['7', '2', '1'],
    ['8', '0', '5+'],
    ['9', '0', '5+'],
  ]);
});

test('shows the share, the current and the longest streak of each colour and size', () => {
  const { getByRole } = renderUi(<NumberStatistics page={pageOf(rounds)} />);
  const table = getByRole('table', { name: 'Colours and sizes, last 5 rounds' });
  expect(cellsOf(table)).toEqual([
    ['Green', '80%', '3', '3'],
    ['Violet', '40%', '0', '2'],
    ['Red', '20%', '0', '1'],
    ['High', '60%', '0', '2'],
    ['Low', '40%', '1', '1'],
  ]);
});

test('does not count voided rounds, and says that draws are independent', () => {
  const { getByRole, getByText } = renderUi(
    <NumberStatistics page={pageOf([offRecord('20240131100010050'), ...rounds])} />,
  );
  expect(getByRole('table', { name: /last 5 rounds$/ })).toBeVisible();
  expect(getByText(/^Each draw is independent/)).toBeVisible();
});

test('shows no shares before the first draw', () => {
  const { getAllByRole, getByText } = renderUi(<NumberStatistics page={pageOf([])} />);
  expect(getAllByRole('table')).toHaveLength(1);
  expect(getByText('No data found')).toBeVisible();
});

test('shows a failure with a retry button', async () => {
  const onRetry = vi.fn();
  const { getByRole, getByText } = renderUi(
    <NumberStatistics page={undefined} error="The network is not reachable" onRetry={onRetry} />,
  );
  expect(getByText('The network is not reachable')).toBeVisible();
  await userEvent.click(getByRole('button'));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('fits the narrowest phone', async () => {
  await browser.viewport(320, 640);
  renderUi(<NumberStatistics page={pageOf(rounds)} />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
