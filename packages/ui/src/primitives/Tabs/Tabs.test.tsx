import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Tabs, type TabsProps } from './Tabs';

const items = [
  { id: 'game', label: 'Game History', content: 'Rounds' },
  { id: 'mine', label: 'My History', content: 'Bets' },
  { id: 'chart', label: 'Chart', content: 'Digits' },
];

/** Tabs that are wider than a phone. */
const wideItems = items.map((item) => ({ ...item, label: `${item.label} of the last rounds` }));

const example = (props?: Partial<TabsProps>) => <Tabs label="History" items={items} {...props} />;

describeConformance('Tabs', {
  render: (props) => example(props),
  root: HTMLDivElement,
  slots: { parts: ['list'], many: ['tab', 'panel'] },
});

test('initially opens the first tab, and reports a press on another tab', async () => {
  const onValueChange = vi.fn();
  const { getByRole } = renderUi(example({ onValueChange }));
  expect(getByRole('tabpanel')).toHaveTextContent('Rounds');
  await userEvent.click(getByRole('tab', { name: 'Chart' }));
  expect(getByRole('tabpanel', { name: 'Chart' })).toHaveTextContent('Digits');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('chart');
});

test('cycles with arrows, and moves to the ends with Home and End', async () => {
  const { getByRole } = renderUi(example());
  const opened = () => getByRole('tab', { selected: true }).textContent;
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  expect(opened()).toBe('Chart');
  await userEvent.keyboard('{ArrowRight}');
  expect(opened()).toBe('Game History');
  await userEvent.keyboard('{End}');
  expect(opened()).toBe('Chart');
  await userEvent.keyboard('{Home}');
  expect(opened()).toBe('Game History');
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('tabpanel')).toHaveFocus();
});

test("opens the caller's tab, and reports each press once", async () => {
  const onValueChange = vi.fn();
  const { getByRole } = renderUi(example({ value: 'mine', onValueChange }));
  await userEvent.click(getByRole('tab', { name: 'Chart' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('chart');
  expect(getByRole('tabpanel')).toHaveTextContent('Bets');
});

test.each([
  ['if the caller sets it', { value: 'chart' }],
  ['if it is open by default', { defaultValue: 'chart' }],
])('scrolls the open tab into view on a narrow screen, %s', async (_, props) => {
  await page.viewport(320, 640);
  const { getByRole } = renderUi(example({ ...props, items: wideItems }));
  const row = getByRole('tablist').getBoundingClientRect();
  const tab = getByRole('tab', { selected: true }).getBoundingClientRect();
  expect(tab.left).toBeGreaterThanOrEqual(row.left - 1);
  expect(tab.right).toBeLessThanOrEqual(row.right + 1);
});

test('scrolls to a tab opened at the edge of the row', async () => {
  await page.viewport(320, 640);
  const { getByRole } = renderUi(example({ items: wideItems }));
  const last = getByRole('tab', { name: 'Chart of the last rounds' });
  fireEvent.mouseDown(last, { button: 0 });
  fireEvent.click(last);
  expect(last).toHaveAttribute('aria-selected', 'true');
  const row = getByRole('tablist').getBoundingClientRect();
  expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1);
});

test('scrolls the row on a narrow screen, but not the page', async () => {
  await page.viewport(320, 640);
  const { getByRole } = renderUi(example({ items: wideItems }));
  const list = getByRole('tablist');
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
