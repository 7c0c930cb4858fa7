import type { HistoryPage } from '@platform/rules/models';
import { expect, test, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { axeViolations, describeConformance } from '../../testing/conformance';
import { TABLE_PARTS, TABLE_MANY } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { HistoryTable, type HistoryColumn } from './HistoryTable';

interface Deposit {
  id: string;
  amount: string;
}

const columns: HistoryColumn<Deposit>[] = [
  { id: 'order', header: 'Order', cell: ({ id }) => id, rowHeader: true },
  { id: 'amount', header: 'USDT', cell: ({ amount }) => amount, align: 'end' },
];

const pageOf = (count: number): HistoryPage<Deposit> => ({
  rows: Array.from({ length: count }, (_, index) => ({ id: `D-${index}`, amount: `${index}.00` })),
  current: 1,
  pages: 2,
  total: count,
});

const table = (props: Partial<Parameters<typeof HistoryTable<Deposit>>[0]>) => (
  <HistoryTable
    caption="Deposits"
    columns={columns}
    rowKey={({ id }) => id}
    page={pageOf(3)}
    {...props}
  />
);

describeConformance('HistoryTable', {
  render: (props) => table({ ...props, page: pageOf(6), onPageChange: () => {} }),
  root: HTMLDivElement,
  slots: { parts: TABLE_PARTS, many: TABLE_MANY },
});

test('is a table with a caption and row headers', () => {
  const { getByRole } = renderUi(table({}));
  expect(getByRole('table', { name: 'Deposits' })).toBeVisible();
  expect(getByRole('columnheader', { name: 'USDT' })).toHaveAttribute('scope', 'col');
  expect(getByRole('rowheader', { name: 'D-2' })).toHaveAttribute('scope', 'row');
  expect(getByRole('row', { name: 'D-2 2.00' })).toBeVisible();
});

test('lets a cell span columns in some rows', () => {
  const wide: HistoryColumn<Deposit>[] = [
    { id: 'order', header: 'Order', cell: ({ id }) => id, rowHeader: true },
    { id: 'state', header: 'State', cell: () => 'Lost', span: ({ id }) => (id === 'D-1' ? 2 : 1) },
    { id: 'amount', header: 'USDT', cell: ({ amount }) => amount, align: 'end' },
  ];
  const { getByRole } = renderUi(table({ columns: wide }));
  expect(getByRole('row', { name: 'D-0 Lost 0.00' })).toBeVisible();
  expect(getByRole('row', { name: 'D-1 Lost' }).lastElementChild).toHaveAttribute('colspan', '2');
});

test('[HIST-06] shows a message for an empty history', () => {
  const { getByText } = renderUi(table({ page: pageOf(0) }));
  expect(getByText('No data found')).toBeVisible();
});

test('shows the actions for the history if it has rows', () => {
  const { getByRole, queryByRole, rerender } = renderUi(
    table({ actions: <button>Export</button> }),
  );
  expect(getByRole('button', { name: 'Export' })).toBeVisible();
  for (const none of [{ page: pageOf(0) }, { page: undefined }, { error: 'jwt expired' }]) {
    rerender(table({ actions: <button>Export</button>, ...none }));
    expect(queryByRole('button', { name: 'Export' })).toBeNull();
  }
});

test('[HIST-07] shows the error for a failed request, with a retry button', async () => {
  const onRetry = vi.fn();
  const { getByRole, queryByRole } = renderUi(
    table({ page: undefined, error: 'jwt expired', onRetry }),
  );
  expect(getByRole('alert')).toHaveTextContent('jwt expired');
  expect(queryByRole('table')).toBeNull();
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each([
  [5, false],
  [6, true],
])('[HIST-05] with %i rows, page controls %s', (count, shown) => {
  const { queryByRole } = renderUi(table({ page: pageOf(count), onPageChange: () => {} }));
  expect(queryByRole('navigation', { name: 'Pagination' }) !== null).toBe(shown);
});

test('replaces skeletons with rows without a layout shift', () => {
  const { getByRole, rerender } = renderUi(table({ page: undefined, skeletonRows: 3 }));
  const loading = getByRole('table').getBoundingClientRect();
  expect(getByRole('table').parentElement).toHaveAttribute('aria-busy', 'true');
  rerender(table({ page: pageOf(3) }));
  expect(getByRole('table').getBoundingClientRect().height).toBe(loading.height);
});

test('keeps the rows readable while the next page loads', () => {
  const { getByRole } = renderUi(table({ loading: true }));
  expect(getByRole('rowheader', { name: 'D-1' })).toBeVisible();
  expect(getByRole('table').parentElement).toHaveAttribute('data-state', 'loading');
});

test('passes the page number to the page controls, and no row objects to the DOM', () => {
  const page = { ...pageOf(6), archivedBefore: 0 };
  const { getByRole } = renderUi(table({ page, onPageChange: () => {} }));
  const names = getByRole('navigation', { name: 'Pagination' }).getAttributeNames();
  expect(names).not.toContain('rows');
  expect(names).not.toContain('archivedbefore');
});

test('shows rows as labelled cards at 768 px, but keeps the table for screen readers', async () => {
  await browser.viewport(768, 800);
  const { getByRole } = renderUi(table({}));
  const row = getByRole('row', { name: 'D-2 2.00' });
  expect(getComputedStyle(row).display).toBe('block');
  const cell = getByRole('cell', { name: '2.00' });
  expect(cell).toHaveAttribute('data-label', 'USDT');
  // The empty alternative text hides the label from screen readers, which read the column header
  // instead.
  expect(getComputedStyle(cell, '::before').content).toBe('"USDT" / ""');
  expect(getByRole('columnheader', { name: 'USDT' })).toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});

test('shows rows as labelled cards in a narrow container on a wide screen', async () => {
  await browser.viewport(1440, 800);
  const { getByRole, container } = renderUi(table({}));
  const cell = getByRole('cell', { name: '2.00' });
  const label = () => {
    const { content, display } = getComputedStyle(cell, '::before');
    return display === 'none' ? 'none' : content;
  };
  expect(label()).toBe('none');
  container.style.inlineSize = '20rem';
  await expect.poll(label).toBe('"USDT" / ""');
  expect(getComputedStyle(cell).display).toBe('flex');
  container.style.inlineSize = '';
  await expect.poll(label).toBe('none');
  expect(getComputedStyle(cell).display).toBe('table-cell');
});

test("shows rows above 768 px, and at any width with phone='table'", async () => {
  const wide = renderUi(table({}));
  expect(getComputedStyle(wide.getByRole('row', { name: 'D-2 2.00' })).display).toBe('table-row');
  wide.unmount();
  await browser.viewport(390, 800);
  const narrow = renderUi(table({ phone: 'table' }));
  expect(getComputedStyle(narrow.getByRole('row', { name: 'D-2 2.00' })).display).toBe('table-row');
});

test('shows long text on a card below its label, at full width', async () => {
  await browser.viewport(390, 800);
  const { getByText } = renderUi(
    table({
      columns: [
        { id: 'order', header: 'Order', cell: ({ id }) => id, rowHeader: true },
        { id: 'remark', header: 'Remark', cell: () => <p>Thank you.</p>, long: true },
      ],
      page: pageOf(1),
    }),
  );
  const remark = getByText('Thank you.');
  const [cell, label] = [null, '::before'].map((pseudo) =>
    getComputedStyle(remark.parentElement as Element, pseudo),
  );
  expect(label?.display).toBe('block');
  expect(remark.offsetTop).toBeGreaterThanOrEqual(
    parseFloat(cell?.paddingBlockStart ?? '') + parseFloat(label?.blockSize ?? ''),
  );
});

test('accepts props for the table, its head, body, headers, rows, cells and page controls', async () => {
  const onOpen = vi.fn<(id: string) => void>();
  const { getByRole, getAllByRole } = renderUi(
    table({
      page: pageOf(6),
      onPageChange: () => {},
      slotProps: {
        table: { id: 'deposits' },
        head: { className: 'sticky' },
        header: ({ id }) => (id === 'amount' ? { 'aria-sort': 'descending' } : undefined),
        body: { 'data-zebra': true },
        row: ({ id }, index) => ({ onClick: () => onOpen(id), 'aria-rowindex': index + 2 }),
        cell: ({ id }, column) => ({ 'data-cell': `${id} ${column.id}`, className: 'guest' }),
        pagination: { next: { title: 'The sixth is the last' } },
      },
    }),
  );
  expect(getByRole('table')).toHaveAttribute('id', 'deposits');
  const [head, body] = getAllByRole('rowgroup');
  expect(head).toHaveClass('sticky');
  expect(head?.classList.length).toBeGreaterThan(1);
  expect(body).toHaveAttribute('data-zebra', 'true');
  expect(getByRole('columnheader', { name: 'USDT' })).toHaveAttribute('aria-sort', 'descending');
  const cell = getByRole('cell', { name: '3.00' });
  expect(cell).toHaveAttribute('data-cell', 'D-3 amount');
  expect(cell).toHaveClass('guest');
  expect(cell).toHaveAttribute('data-align', 'end');
  expect(cell.parentElement).toHaveAttribute('aria-rowindex', '5');
  await userEvent.click(cell);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('D-3');
  expect(getByRole('button', { name: 'Next' })).toHaveAttribute('title', 'The sixth is the last');
});
