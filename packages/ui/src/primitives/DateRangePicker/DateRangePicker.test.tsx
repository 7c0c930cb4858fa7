import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations, describeConformance } from '../../testing/conformance';
import { TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker';

const now = () => Date.UTC(2026, 10, 23, 12);
const WEEK = { from: '2026-11-16', to: '2026-11-22' };

const onValueChange = vi.fn();
beforeEach(() => onValueChange.mockClear());

describeConformance('DateRangePicker', {
  render: (props) => (
    <DateRangePicker label="Dates" defaultValue={WEEK} now={now} hint="Both included" {...props} />
  ),
  root: HTMLDivElement,
  slots: { parts: ['label', 'dates', 'from', 'to', 'hint', 'error'], props: TEXTS },
});

function renderPicker(props: Partial<DateRangePickerProps> = {}) {
  const ui = renderUi(
    <DateRangePicker label="Dates" now={now} onValueChange={onValueChange} {...props} />,
  );
  const from = ui.getByRole('textbox', { name: 'From' });
  const to = ui.getByRole('textbox', { name: 'To' });
  const open = async (index: number) => {
    const button = ui.getAllByRole('button', { name: 'Open calendar' })[index];
    if (button) await userEvent.click(button);
    await ui.findByRole('grid');
  };
  const day = (name: string) => ui.getByRole('gridcell', { name: new RegExp(` ${name} 2026$`) });
  const chosen = () =>
    ui.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent);
  return { ...ui, from, to, open, day, chosen };
}

test('has two fields for typed dates in a named group', async () => {
  const { from, to, getByRole } = renderPicker();
  expect(getByRole('group', { name: 'Dates' })).toContainElement(from);
  await userEvent.type(from, '16/11/2026');
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-16', to: null });
  await userEvent.type(to, '22/11/2026');
  expect(onValueChange).toHaveBeenLastCalledWith(WEEK);
});

test('selects a range with two presses, and previews the range before the second', async () => {
  const { open, day, chosen, getByText, from, to, queryByRole } = renderPicker();
  await open(0);
  expect(getByText('Choose the first day.')).toBeVisible();
  await userEvent.click(day('10 November'));
  expect(getByText('Choose the last day.')).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.hover(day('13 November'));
  expect(chosen()).toEqual(['10', '11', '12', '13']);
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(day('12 November'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-10', to: '2026-11-12' });
  await waitFor(() => expect(queryByRole('grid')).toBeNull());
  expect(from).toHaveValue('10/11/2026');
  expect(to).toHaveValue('12/11/2026');
});

test('selects a range with the keyboard, in any order', async () => {
  const { from, findByRole, chosen } = renderPicker();
  from.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await findByRole('grid');
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe('Monday, 23 November 2026');
  await userEvent.keyboard('{Enter}{ArrowUp}');
  expect(chosen()).toEqual(['16', '17', '18', '19', '20', '21', '22', '23']);
  await userEvent.keyboard(' ');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-16', to: '2026-11-23' });
});

test("selects only the last date in the last field's calendar", async () => {
  const { open, day, getByText } = renderPicker({ defaultValue: WEEK });
  await open(1);
  expect(getByText('Choose the last day.')).toBeVisible();
  await userEvent.click(day('25 November'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-16', to: '2026-11-25' });
});

test('keeps the range if the calendar is closed with Escape after the first press', async () => {
  const { open, day, from, queryByRole } = renderPicker({ defaultValue: WEEK });
  await open(0);
  await userEvent.click(day('10 November'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(queryByRole('grid')).toBeNull());
  expect(onValueChange).not.toHaveBeenCalled();
  expect(from).toHaveValue('16/11/2026');
});

test('removes a last day that precedes the new first day, and rejects a last day that precedes the first', async () => {
  const { from, to, findByRole } = renderPicker({ defaultValue: WEEK });
  await userEvent.fill(from, '30/11/2026');
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-30', to: null });
  expect(to).toHaveValue('');
  await userEvent.fill(to, '29/11/2026');
  await userEvent.keyboard('{Tab}');
  expect(await findByRole('alert')).toHaveTextContent('Please enter 30/11/2026 or a later date.');
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-30', to: null });
});

test('accepts an earlier last day once the first day precedes it', async () => {
  const { from, to, findByRole, queryByRole } = renderPicker({
    defaultValue: { from: '2026-11-20', to: null },
  });
  await userEvent.fill(to, '10/11/2026');
  await userEvent.keyboard('{Tab}');
  expect(await findByRole('alert')).toHaveTextContent('Please enter 20/11/2026 or a later date.');
  await userEvent.fill(from, '05/11/2026');
  expect(to).toHaveValue('10/11/2026');
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-05', to: '2026-11-10' });
  expect(queryByRole('alert')).toBeNull();
});

describe('if a changed limit allows both typed dates', () => {
  const limited = (max: string, value: DateRangePickerProps['value']) => (
    <form>
      <DateRangePicker
        label="Dates"
        name="day"
        now={now}
        max={max}
        onValueChange={onValueChange}
        {...(value && { value })}
      />
    </form>
  );
  const renderLimited = async (
    first: string,
    last: string,
    held?: DateRangePickerProps['value'],
  ) => {
    const { container, getByRole, rerender } = renderUi(limited('2026-11-30', held));
    const from = getByRole('textbox', { name: 'From' });
    const to = getByRole('textbox', { name: 'To' });
    await userEvent.fill(from, first);
    await userEvent.fill(to, last);
    await userEvent.keyboard('{Tab}');
    onValueChange.mockClear();
    rerender(limited('2026-12-31', held));
    await waitFor(() => expect(onValueChange).toHaveBeenCalled());
    const form = container.querySelector('form') as HTMLFormElement;
    return { from, to, sent: () => [...new FormData(form).values()] };
  };

  test('accepts both dates', async () => {
    const { from, to, sent } = await renderLimited('10/12/2026', '20/12/2026');
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-12-10', to: '2026-12-20' });
    expect(sent()).toEqual(['2026-12-10', '2026-12-20']);
    expect(from).toHaveValue('10/12/2026');
    expect(to).toHaveValue('20/12/2026');
  });

  test('removes a last day that precedes the new first day', async () => {
    const { from, to, sent } = await renderLimited('20/12/2026', '10/12/2026');
    expect(sent()).toEqual(['2026-12-20', '']);
    expect(from).toHaveValue('20/12/2026');
    expect(to).toHaveValue('');
  });

  test('removes both dates if the caller rejects them', async () => {
    const none = { from: null, to: null };
    const { from, to, sent } = await renderLimited('10/12/2026', '20/12/2026', none);
    expect(sent()).toEqual(['', '']);
    expect(from).toHaveValue('');
    expect(to).toHaveValue('');
  });
});

test('submits both dates with a form', () => {
  const { container } = renderUi(
    <form>
      <DateRangePicker label="Dates" name="day" defaultValue={WEEK} now={now} />
    </form>,
  );
  const data = new FormData(container.querySelector('form') as HTMLFormElement);
  expect([...data]).toEqual([
    ['dayFrom', '2026-11-16'],
    ['dayTo', '2026-11-22'],
  ]);
});

test('shows an error for the whole group', () => {
  const { getByRole } = renderPicker({ error: 'Please choose at most a month.', hint: 'Included' });
  expect(getByRole('alert')).toHaveTextContent('Please choose at most a month.');
  expect(getByRole('group')).toHaveAccessibleDescription('Please choose at most a month. Included');
});

test('stacks the dates on a narrow screen, with space for a complete date', async () => {
  await page.viewport(320, 640);
  const { from, to } = renderPicker({ defaultValue: WEEK });
  expect(to.getBoundingClientRect().top).toBeGreaterThan(from.getBoundingClientRect().bottom);
  expect(from.scrollWidth).toBeLessThanOrEqual(from.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
