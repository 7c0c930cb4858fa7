import { DIGITS } from '@platform/rules/wingo';
import { expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { drawnRecord, offRecord } from '../../../samples/rounds';
import { describeConformance } from '../../../testing/conformance';
import { LOADING_TABLE } from '../../../testing/slotParts';
import { renderUi } from '../../../testing/renderUi';
import { GameHistoryTable } from './GameHistoryTable';

const page = {
  rows: DIGITS.map((number) => drawnRecord(`2024013110001004${number}`, number)),
  current: 1,
  pages: 3,
  total: 30,
};

const verifyHref = (round: string) => `#${round}`;

describeConformance('GameHistoryTable', {
  render: (props) => <GameHistoryTable page={page} onPageChange={() => {}} {...props} />,
  root: HTMLDivElement,
  slots: LOADING_TABLE,
});

test('[WINGO-07] shows number, High or Low, and colours for each result', () => {
  const { getByRole } = renderUi(<GameHistoryTable page={page} />);
  expect(getByRole('row', { name: '20...10040 0, red and violet Low Red Violet' })).toBeVisible();
  expect(
    getByRole('row', { name: '20...10045 5, green and violet High Green Violet' }),
  ).toBeVisible();
  expect(getByRole('row', { name: '20...10047 7, green High Green' })).toBeVisible();
  expect(getByRole('row', { name: '20...10044 4, red Low Red' })).toBeVisible();
});

test('(A4) shows the reason instead of the result for a voided round', () => {
  const off = { ...page, rows: [offRecord('20240131100010050'), ...page.rows] };
  const { getByRole } = renderUi(<GameHistoryTable page={off} verifyHref={verifyHref} />);
  const row = getByRole('row', { name: /^20...10050/ });
  expect(row).toHaveTextContent('Called off, stakes returned: no public randomness came in time');
  expect(row.querySelectorAll('th, td')).toHaveLength(3);
});

test('(A4) links each round to its verification', () => {
  const { getByRole } = renderUi(<GameHistoryTable page={page} verifyHref={verifyHref} />);
  const link = getByRole('link', { name: 'Verify round 20240131100010047' });
  expect(link).toHaveAttribute('href', '#20240131100010047');
});

test('[API-37] does not link a round without a proof', () => {
  const rows = [{ ...drawnRecord('20240131100010050', 7), proof: null }, ...page.rows];
  const { getAllByRole, queryByRole } = renderUi(
    <GameHistoryTable page={{ ...page, rows }} verifyHref={verifyHref} />,
  );
  expect(getAllByRole('row')[1]).toHaveTextContent('20...10050');
  expect(queryByRole('link', { name: /20240131100010050/ })).toBeNull();
});

test('remains a table, and fits the narrowest phone', async () => {
  await browser.viewport(320, 640);
  const rows = [offRecord('20240131100010050', 'seed-lost'), ...page.rows];
  const { getByRole } = renderUi(
    <GameHistoryTable page={{ ...page, rows }} verifyHref={verifyHref} />,
  );
  expect(getComputedStyle(getByRole('row', { name: /^20...10047/ })).display).toBe('table-row');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
