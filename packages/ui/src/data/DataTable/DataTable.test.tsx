import sora from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { MenuItem } from '../../primitives/Menu/MenuItem';
import { axeViolations, describeConformance } from '../../testing/conformance';
import { TABLE_PARTS, TABLE_MANY } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { DataTable, type DataColumn, type DataTableProps } from './DataTable';

interface Deposit {
  id: string;
  amount: number;
}

const columns: DataColumn<Deposit>[] = [
  { id: 'order', header: 'Order', cell: ({ id }) => id, rowHeader: true, sortable: true },
  {
    id: 'amount',
    header: 'USDT',
    cell: ({ amount }) => `${amount}.00`,
    align: 'end',
    compare: (a, b) => a.amount - b.amount,
  },
];

const AMOUNTS = [30, 10, 20, 10, 50];
const rowsOf = (count: number): Deposit[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `D-${index}`,
    amount: AMOUNTS[index % AMOUNTS.length] ?? 0,
  }));
const pageOf = (rows: readonly Deposit[]) => ({ rows, current: 1, pages: 1, total: rows.length });

const table = (props: Partial<DataTableProps<Deposit>> = {}) => (
  <DataTable
    caption="Deposits"
    columns={columns}
    rowKey={({ id }) => id}
    page={pageOf(rowsOf(5))}
    {...props}
  />
);

const names = () =>
  [...document.querySelectorAll('tbody th')].map((header) => header.textContent).join(' ');

describeConformance('DataTable', {
  render: (props) =>
    table({
      ...props,
      defaultSelected: ['D-1'],
      defaultSort: { column: 'amount', direction: 'ascending' },
      defaultHiddenColumns: [],
      rowActions: () => <MenuItem>Show</MenuItem>,
    }),
  root: HTMLDivElement,
  slots: { parts: TABLE_PARTS, many: TABLE_MANY },
});

test('shows no checkboxes, menus, toolbar or buttons without their props', () => {
  const { queryByRole } = renderUi(
    table({ columns: columns.map(({ sortable: _, compare: __, ...column }) => column) }),
  );
  for (const role of ['checkbox', 'button', 'status']) expect(queryByRole(role)).toBeNull();
});

test.each([5, 1000])('shows the actions for the whole history below %i rows', (count) => {
  const props = { page: pageOf(rowsOf(count)), actions: <button>Export</button> };
  const { getByRole, queryByRole, rerender } = renderUi(table(props));
  const button = getByRole('button', { name: 'Export' });
  expect(button).toBeVisible();
  // Actions inside the scroll container could scroll out of view.
  expect(button.closest('[role="region"]')).toBeNull();
  expect(document.querySelector('[actions]')).toBeNull();
  rerender(table({ ...props, error: 'jwt expired' }));
  expect(queryByRole('button', { name: 'Export' })).toBeNull();
});

test('sorts by the pressed header, first ascending, and keeps the order of equal rows', async () => {
  const onSortChange = vi.fn();
  const { getByRole } = renderUi(table({ onSortChange }));
  const header = getByRole('columnheader', { name: 'USDT' });
  expect(header).not.toHaveAttribute('aria-sort');
  getByRole('button', { name: 'USDT' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toBe('D-1 D-3 D-2 D-0 D-4');
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard(' ');
  expect(names()).toBe('D-4 D-0 D-2 D-1 D-3');
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(onSortChange.mock.calls).toEqual([
    [{ column: 'amount', direction: 'ascending' }],
    [{ column: 'amount', direction: 'descending' }],
  ]);
});

test('leaves sorting to the caller for a column without `compare`', async () => {
  const onSortChange = vi.fn();
  const { getByRole } = renderUi(table({ sort: null, onSortChange }));
  await userEvent.click(getByRole('button', { name: 'Order' }));
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: 'order', direction: 'ascending' });
  expect(names()).toBe('D-0 D-1 D-2 D-3 D-4');
  expect(getByRole('columnheader', { name: 'Order' })).not.toHaveAttribute('aria-sort');
});

test('selects single rows, ranges with Shift, and all rows on the page', async () => {
  const onSelectedChange = vi.fn();
  const { getByRole, getByText } = renderUi(
    table({
      defaultSelected: ['elsewhere'],
      onSelectedChange,
      selectionActions: (selected) => <button>{`Export ${selected.length}`}</button>,
    }),
  );
  const box = (name: string) => getByRole('checkbox', { name });
  const all = box('Select all rows on this page');
  await userEvent.click(box('Select D-1'));
  expect(onSelectedChange).toHaveBeenLastCalledWith(['elsewhere', 'D-1']);
  expect(all).toBePartiallyChecked();
  expect(box('Select D-1').closest('tr')).toHaveAttribute('data-selected', 'true');

  await userEvent.keyboard('{Shift>}');
  await userEvent.click(box('Select D-3'));
  await userEvent.keyboard('{/Shift}');
  expect(onSelectedChange).toHaveBeenLastCalledWith(['elsewhere', 'D-1', 'D-2', 'D-3']);
  expect(getByText('4 rows selected')).toBeVisible();
  expect(getByRole('button', { name: 'Export 4' })).toBeVisible();

  await userEvent.click(all);
  expect(all).toBeChecked();
  expect(onSelectedChange.mock.lastCall?.[0]).toHaveLength(6);
  await userEvent.click(all);
  expect(onSelectedChange).toHaveBeenLastCalledWith(['elsewhere']);
  await userEvent.click(getByRole('button', { name: 'Clear selection' }));
  expect(onSelectedChange).toHaveBeenLastCalledWith([]);
  expect(getByText('0 rows selected')).toBeVisible();
});

test('selects a range in the displayed order with Shift + Space', async () => {
  const onSelectedChange = vi.fn();
  const { getByRole } = renderUi(
    table({ onSelectedChange, defaultSort: { column: 'amount', direction: 'ascending' } }),
  );
  getByRole('checkbox', { name: 'Select D-0' }).focus();
  await userEvent.keyboard(' ');
  getByRole('checkbox', { name: 'Select D-3' }).focus();
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(onSelectedChange).toHaveBeenLastCalledWith(['D-0', 'D-3', 'D-2']);
});

test('shows a controlled selection', async () => {
  const { getByRole } = renderUi(table({ selected: ['D-0'] }));
  await userEvent.click(getByRole('checkbox', { name: 'Select D-1' }));
  expect(getByRole('checkbox', { name: 'Select D-1' })).not.toBeChecked();
  expect(getByRole('checkbox', { name: 'Select D-0' })).toBeChecked();
});

test('throws for selectable rows without keys', () => {
  expect(() => renderUi(table({ rowKey: undefined, defaultSelected: [] }))).toThrow('rowKey');
  vi.mocked(console.error).mockClear();
});

test("names a row's menu after the row, and runs its actions", async () => {
  const onCancel = vi.fn<(id: string) => void>();
  const { getByRole, findByRole } = renderUi(
    table({
      rowName: ({ id }) => `deposit ${id}`,
      rowActions: ({ id }) => <MenuItem onSelect={() => onCancel(id)}>Cancel</MenuItem>,
    }),
  );
  await userEvent.click(getByRole('button', { name: 'Actions for deposit D-2' }));
  await userEvent.click(await findByRole('menuitem', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledExactlyOnceWith('D-2');
});

test('hides and shows columns with a menu, except the row header', async () => {
  const onHiddenColumnsChange = vi.fn();
  const { getByRole, findByRole, queryByRole } = renderUi(table({ onHiddenColumnsChange }));
  await userEvent.click(getByRole('button', { name: 'Columns' }));
  const box = await findByRole('checkbox', { name: 'USDT' });
  expect(queryByRole('checkbox', { name: 'Order' })).toBeNull();
  await userEvent.click(box);
  expect(onHiddenColumnsChange).toHaveBeenLastCalledWith(['amount']);
  expect(queryByRole('columnheader', { name: 'USDT' })).toBeNull();
  await userEvent.click(box);
  expect(onHiddenColumnsChange).toHaveBeenLastCalledWith([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryByRole('columnheader', { name: 'USDT' })).not.toBeNull();
});

test('keeps the headers visible while the page scrolls', () => {
  const { getAllByRole } = renderUi(
    <div style={{ blockSize: 200, overflow: 'auto' }}>
      {table({ stickyHead: true, page: pageOf(rowsOf(20)) })}
    </div>,
  );
  const [head] = getAllByRole('rowgroup');
  const scroller = head?.closest<HTMLElement>('[style]');
  scroller?.scrollTo({ top: 400 });
  const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top;
  expect(top(head)).toBe(top(scroller));
});

test('shows sortable headers above the cards on a phone, and hides the other headers visually', async () => {
  await browser.viewport(390, 800);
  const [order, amount] = columns;
  if (!order || !amount) throw new Error('The columns are missing.');
  const { getByRole } = renderUi(
    table({ columns: [{ ...order, sortable: false }, amount], defaultSelected: [] }),
  );
  expect(getComputedStyle(getByRole('row', { name: /D-1/ })).display).toBe('block');
  const width = (name: string) => getByRole('columnheader', { name }).getBoundingClientRect().width;
  expect(width('Order')).toBe(1);
  expect(width('USDT')).toBeGreaterThan(40);
  await userEvent.click(getByRole('button', { name: 'USDT' }));
  expect(names()).toBe('D-1 D-3 D-2 D-0 D-4');
  expect(await axeViolations()).toEqual([]);
});

const many = (props: Partial<DataTableProps<Deposit>> = {}) =>
  table({ page: pageOf(rowsOf(10_000)), ...props });
const drawnRows = () => document.querySelectorAll<HTMLElement>('tbody tr[data-index]');

test('renders only the visible rows of 10,000, and gives screen readers the total', async () => {
  const { getByRole } = renderUi(many());
  await expect.poll(() => drawnRows().length).toBeGreaterThan(10);
  expect(drawnRows().length).toBeLessThan(60);
  expect(getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  expect(getByRole('row', { name: 'Order USDT' })).toHaveAttribute('aria-rowindex', '1');
  expect(getByRole('row', { name: 'D-0 30.00' })).toHaveAttribute('aria-rowindex', '2');
  expect(await axeViolations()).toEqual([]);

  const box = getByRole('region', { name: 'Deposits' });
  box.focus();
  await userEvent.keyboard('{End}');
  // Polls, because Chromium takes 1.5 seconds to scroll that far.
  await expect.poll(() => names()).toContain('D-9999');
  expect(drawnRows().length).toBeLessThan(60);
  expect(getByRole('row', { name: 'D-9999 50.00' })).toHaveAttribute('aria-rowindex', '10001');
});

const withLongName = () =>
  many({
    page: pageOf(
      rowsOf(1000).map((row, index) =>
        index === 999 ? { ...row, id: `${row.id} has a very long name that needs much room` } : row,
      ),
    ),
  });
const orderWidth = () =>
  document.querySelector('thead th')?.getBoundingClientRect().width ?? Number.NaN;
const scrollToTheEnd = () => {
  const box = document.querySelector('[role="region"]') as HTMLElement;
  box.scrollTo({ top: box.scrollHeight });
};
// Scrolls repeatedly, because the scroll height is only estimated until the rows are measured.
const namesAtTheEnd = () => {
  scrollToTheEnd();
  return names();
};

test('keeps the column widths while 10,000 rows scroll', async () => {
  renderUi(withLongName());
  await expect.poll(() => drawnRows().length).toBeGreaterThan(10);
  const before = orderWidth();
  await expect.poll(namesAtTheEnd).toContain('very long name');
  expect(orderWidth()).toBe(before);
});

test('keeps the column widths of the first rows if the table scrolls during rendering', async () => {
  let before = Number.NaN;
  const drawn = new MutationObserver(() => {
    if (drawnRows().length <= 10) return;
    drawn.disconnect();
    before = orderWidth();
    scrollToTheEnd();
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  renderUi(withLongName());
  await expect.poll(namesAtTheEnd).toContain('very long name');
  expect(orderWidth()).toBe(before);
});

test.each([
  { name: 'get new widths when a font loads', scrolled: false },
  { name: 'keep their widths when a font loads after scrolling', scrolled: true },
])('with many rows, columns $name', async ({ scrolled }) => {
  renderUi(
    <>
      <style>{'td, th { font-family: Late, monospace !important }'}</style>
      {withLongName()}
    </>,
  );
  await expect.poll(() => drawnRows().length).toBeGreaterThan(10);
  const before = orderWidth();
  if (scrolled) await expect.poll(namesAtTheEnd).toContain('very long name');
  const font = new FontFace('Late', `url(${sora})`);
  onTestFinished(() => void document.fonts.delete(font));
  document.fonts.add(font);
  const arrived = new Promise<void>((resolve) => {
    const onLoadingDone = ({ fontfaces }: FontFaceSetLoadEvent) => {
      if (!fontfaces.includes(font)) return;
      document.fonts.removeEventListener('loadingdone', onLoadingDone);
      resolve();
    };
    document.fonts.addEventListener('loadingdone', onLoadingDone);
  });
  await Promise.all([font.load(), arrived]);
  if (scrolled) expect(orderWidth()).toBe(before);
  else expect(orderWidth()).not.toBe(before);
});

test('keeps a focused row rendered when it scrolls out of view', async () => {
  const { getByRole } = renderUi(many({ defaultSelected: [] }));
  await expect.poll(() => drawnRows().length).toBeGreaterThan(10);
  const focused = getByRole('checkbox', { name: 'Select D-3' });
  focused.focus();
  const box = getByRole('region', { name: 'Deposits' });
  // Scrolls repeatedly, because positions in the middle are only estimated until the rows are
  // measured.
  const inTheMiddle = () => {
    box.scrollTo({ top: box.scrollHeight / 2 });
    return names();
  };
  await expect.poll(inTheMiddle).toContain('D-5000');
  expect(focused).toHaveFocus();
  box.scrollTo({ top: 0 });
  await expect.poll(() => names()).toContain('D-1 ');
  expect(focused).toHaveFocus();
});

test('shows 10,000 rows as cards on a phone, with the spacing of a short table', async () => {
  await browser.viewport(390, 800);
  renderUi(many());
  await expect.poll(() => drawnRows().length).toBeGreaterThan(5);
  const box = document.querySelector('[role="region"]') as HTMLElement;
  box.scrollTo({ top: 5000 });
  await expect.poll(() => names()).not.toContain('D-0 ');
  await expect
    .poll(() => {
      const [first, second] = [...drawnRows()].map((row) => row.getBoundingClientRect());
      return (second?.top ?? 0) - (first?.bottom ?? 0);
    })
    .toBe(12);
  expect(getComputedStyle(drawnRows()[0] as Element).display).toBe('block');
});

test('accepts columns with the ids `select` and `actions`', async () => {
  const own: DataColumn<Deposit>[] = [
    { id: 'select', header: 'Selected by', cell: ({ id }) => id, sortable: true },
    { id: 'actions', header: 'Actions taken', cell: () => 'None', sortable: true },
  ];
  const { getByRole } = renderUi(
    table({ columns: own, defaultSelected: [], rowActions: () => <MenuItem>Show</MenuItem> }),
  );
  expect(getByRole('button', { name: 'Selected by' })).toBeVisible();
  expect(getByRole('button', { name: 'Actions taken' })).toBeVisible();
});
