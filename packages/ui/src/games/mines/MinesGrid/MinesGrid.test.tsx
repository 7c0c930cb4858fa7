import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { cellStates, type MineCellState } from './cellStates';
import { MinesGrid } from './MinesGrid';

const closed = cellStates(undefined, [], false);

describeConformance('MinesGrid', {
  render: (props) => <MinesGrid cells={closed} onPress={() => {}} {...props} />,
  root: HTMLDivElement,
  slots: { many: ['cell'] },
});

const place = () => document.activeElement?.getAttribute('aria-label')?.split(':')[0];

test('[MINES-01] has 5 rows of 5 cells', () => {
  const { getAllByRole } = renderUi(<MinesGrid cells={closed} onPress={() => {}} />);
  expect(getAllByRole('row')).toHaveLength(5);
  expect(getAllByRole('gridcell')).toHaveLength(25);
});

test('shows a closed cell in the accent colour, unlike a disabled control', () => {
  const { getAllByRole } = renderUi(<MinesGrid cells={closed} onPress={() => {}} />);
  const [cell] = getAllByRole('button');
  if (!cell) throw new Error('The grid has no cells.');
  cell.style.color = 'var(--platform-color-accent-subtle)';
  const { backgroundColor, color } = getComputedStyle(cell);
  expect(backgroundColor).toBe(color);
});

test('has one cell in the Tab order, and moves to the other cells with arrows, Home and End', async () => {
  renderUi(
    <>
      <MinesGrid cells={closed} onPress={() => {}} />
      <button type="button">After</button>
    </>,
  );
  const after = async (keys: string) => {
    await userEvent.keyboard(keys);
    return place();
  };
  expect(await after('{Tab}')).toBe('Row 1, column 1');
  expect(await after('{ArrowLeft}{ArrowUp}')).toBe('Row 1, column 1');
  expect(await after('{ArrowRight}{ArrowDown}{ArrowDown}')).toBe('Row 3, column 2');
  expect(await after('{End}')).toBe('Row 3, column 5');
  expect(await after('{ArrowRight}')).toBe('Row 3, column 5');
  expect(await after('{Home}')).toBe('Row 3, column 1');
  expect(await after('{Control>}{End}{/Control}')).toBe('Row 5, column 5');
  expect(await after('{Control>}{Home}{/Control}')).toBe('Row 1, column 1');
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(document.activeElement).toHaveTextContent('After');
  expect(await after('{Shift>}{Tab}{/Shift}')).toBe('Row 2, column 1');
});

test('moves to the next column with the left arrow on a right-to-left page', async () => {
  renderUi(
    <div dir="rtl">
      <MinesGrid cells={closed} onPress={() => {}} />
    </div>,
  );
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  expect(place()).toBe('Row 1, column 2');
});

test('reacts to keys and the pointer only on closed cells', async () => {
  const onPress = vi.fn();
  const cells = closed.map<MineCellState>((state, cell) => (cell === 1 ? 'gem' : state));
  const { getByRole } = renderUi(<MinesGrid cells={cells} onPress={onPress} />);
  await userEvent.keyboard('{Tab}{Enter}');
  await userEvent.click(getByRole('button', { name: 'Row 1, column 3: closed' }));
  const gem = getByRole('button', { name: 'Row 1, column 2: gem' });
  gem.focus();
  await userEvent.keyboard('{Enter}');
  expect(gem).toHaveAttribute('aria-disabled', 'true');
  expect(onPress.mock.calls).toEqual([[0], [2]]);
});

test('has 44 px cells on the narrowest phone', () => {
  const { getAllByRole } = renderUi(
    <div style={{ inlineSize: 256 }}>
      <MinesGrid cells={closed} onPress={() => {}} />
    </div>,
  );
  for (const button of getAllByRole('button')) {
    expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  }
});
