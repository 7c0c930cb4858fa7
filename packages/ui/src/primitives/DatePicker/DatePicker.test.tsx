import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations, describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { MessagesProvider } from '../../theme/Messages';
import { DatePicker, type DatePickerProps } from './DatePicker';

const now = () => Date.UTC(2026, 10, 23, 12);

const onValueChange = vi.fn();
beforeEach(() => onValueChange.mockClear());

describeConformance('DatePicker', {
  render: (props) => (
    <DatePicker label="Date" defaultValue="2026-11-20" now={now} hint="Of the bet" {...props} />
  ),
  root: HTMLInputElement,
  slots: { parts: [...FIELD, 'toggle'], props: TEXTS },
});

function renderPicker({ language, ...props }: Partial<DatePickerProps> & { language?: string }) {
  const ui = renderUi(
    <MessagesProvider messages={language ? { language } : {}}>
      <DatePicker label="Date" now={now} onValueChange={onValueChange} {...props} />
    </MessagesProvider>,
  );
  const field = ui.getByRole('textbox', { name: 'Date' });
  const openByKeys = async () => {
    field.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await ui.findByRole('grid');
  };
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const after = async (keys: string) => {
    await userEvent.keyboard(keys);
    return focused();
  };
  return { ...ui, field, openByKeys, focused, after };
}

test("parses a date in the language's order, and returns an ISO date", async () => {
  const { field } = renderPicker({ language: 'es' });
  expect(field).toHaveAttribute('placeholder', 'DD/MM/YYYY');
  await userEvent.type(field, '3.12.2026');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-12-03');
  await userEvent.keyboard('{Tab}');
  expect(field).toHaveValue('03/12/2026');
});

test('formats the date on Enter, and keeps the caret after the same digit', async () => {
  const { field } = renderPicker({});
  const input = field as HTMLInputElement;
  await userEvent.type(field, '1/2/2026');
  input.setSelectionRange(3, 3);
  await userEvent.keyboard('{Shift}{Enter}');
  expect(field).toHaveValue('01/02/2026');
  expect(input.selectionStart).toBe(5);
});

test('does not validate if Enter ends a composition', async () => {
  const { field, queryByRole } = renderPicker({});
  await userEvent.fill(field, '2');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(queryByRole('alert')).toBeNull();
});

test('reports no value for invalid text, and shows the problem when the user leaves the field', async () => {
  const { field, findByRole, queryByRole } = renderPicker({ defaultValue: '2026-11-20' });
  expect(field).toHaveValue('20/11/2026');
  await userEvent.fill(field, '30/2/2026');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  expect(queryByRole('alert')).toBeNull();
  await userEvent.keyboard('{Tab}');
  expect(await findByRole('alert')).toHaveTextContent('Please enter a date such as 31/12/2026.');
  expect(field).toHaveValue('30/2/2026');
  expect(field).toBeInvalid();
  await userEvent.fill(field, '28/2/2026');
  expect(queryByRole('alert')).toBeNull();
  expect(onValueChange).toHaveBeenLastCalledWith('2026-02-28');
});

test('rejects a date beyond the limits, and names the limit', async () => {
  const { field, findByRole } = renderPicker({ min: '2026-11-01', max: '2026-11-30' });
  await userEvent.type(field, '31/10/2026');
  await userEvent.keyboard('{Tab}');
  expect(await findByRole('alert')).toHaveTextContent('Please enter 01/11/2026 or a later date.');
  await userEvent.fill(field, '01/12/2026');
  expect(await findByRole('alert')).toHaveTextContent(
    'Please enter 30/11/2026 or an earlier date.',
  );
  expect(onValueChange).not.toHaveBeenCalled();
});

test('moves by days, weeks, months and years with the keyboard', async () => {
  const { openByKeys, focused, after } = renderPicker({ defaultValue: '2026-11-23' });
  await openByKeys();
  await expect.poll(focused).toBe('Monday, 23 November 2026');
  expect(await after('{ArrowRight}')).toBe('Tuesday, 24 November 2026');
  expect(await after('{ArrowLeft}{ArrowLeft}')).toBe('Sunday, 22 November 2026');
  expect(await after('{ArrowDown}')).toBe('Sunday, 29 November 2026');
  expect(await after('{ArrowUp}')).toBe('Sunday, 22 November 2026');
  expect(await after('{Home}')).toBe('Monday, 16 November 2026');
  expect(await after('{End}')).toBe('Sunday, 22 November 2026');
  expect(await after('{PageDown}')).toBe('Tuesday, 22 December 2026');
  expect(await after('{PageUp}{PageUp}')).toBe('Thursday, 22 October 2026');
  expect(await after('{Shift>}{PageUp}{/Shift}')).toBe('Wednesday, 22 October 2025');
  expect(await after('{Shift>}{PageDown}{/Shift}')).toBe('Thursday, 22 October 2026');
});

test('selects a day on Enter, closes the calendar, and returns the focus to the button', async () => {
  const { field, openByKeys, focused, getByRole, queryByRole } = renderPicker({});
  await openByKeys();
  await expect.poll(focused).toBe('Monday, 23 November 2026');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-24');
  expect(field).toHaveValue('24/11/2026');
  await waitFor(() => expect(queryByRole('grid')).toBeNull());
  await expect.element(getByRole('button', { name: 'Open calendar' })).toHaveFocus();
});

test('opens when pressed, and selects a pressed day, without axe violations', async () => {
  const { field, findByRole, getByRole } = renderPicker({ defaultValue: '2026-11-20' });
  await userEvent.click(getByRole('button', { name: 'Open calendar' }));
  const grid = await findByRole('grid', { name: 'November 2026' });
  expect(grid).toBeVisible();
  expect(getByRole('gridcell', { selected: true })).toHaveTextContent('20');
  expect(getByRole('gridcell', { current: 'date' })).toHaveTextContent('23');
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(getByRole('gridcell', { name: 'Sunday, 1 November 2026' }));
  expect(field).toHaveValue('01/11/2026');
});

test('changes nothing on Escape', async () => {
  const { field, openByKeys, queryByRole } = renderPicker({ defaultValue: '2026-11-20' });
  await openByKeys();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await waitFor(() => expect(queryByRole('grid')).toBeNull());
  expect(onValueChange).not.toHaveBeenCalled();
  expect(field).toHaveValue('20/11/2026');
});

test('keeps the focus on the month buttons, even at the limits', async () => {
  const { getByRole, findByRole } = renderPicker({
    defaultValue: '2026-11-20',
    min: '2026-10-15',
    max: '2026-11-25',
  });
  await userEvent.click(getByRole('button', { name: 'Open calendar' }));
  const back = await findByRole('button', { name: 'Previous month' });
  await userEvent.click(back);
  expect(getByRole('grid', { name: 'October 2026' })).toBeVisible();
  expect(back).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(back);
  expect(getByRole('grid', { name: 'October 2026' })).toBeVisible();
  await expect.element(back).toHaveFocus();
  const early = getByRole('gridcell', { name: 'Wednesday, 14 October 2026' });
  expect(early).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(early);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('stops arrow keys at the limits, and keeps the month buttons working', async () => {
  const { openByKeys, focused, after, getByRole } = renderPicker({
    defaultValue: '2026-11-24',
    max: '2026-11-25',
  });
  await openByKeys();
  await expect.poll(focused).toBe('Tuesday, 24 November 2026');
  expect(await after('{PageDown}')).toBe('Wednesday, 25 November 2026');
  expect(await after('{ArrowRight}')).toBe('Wednesday, 25 November 2026');
  const back = getByRole('button', { name: 'Previous month' });
  await userEvent.click(back);
  await expect.element(back).toHaveFocus();
});

test.each([
  ['en', 'Mon', 'Monday'],
  ['en-US', 'Sun', 'Sunday'],
  ['es', 'lun', 'lunes'],
  ['ar', 'س', 'السبت'],
])('starts weeks in %s with "%s"', async (language, short, long) => {
  const { openByKeys, getAllByRole } = renderPicker({ language });
  await openByKeys();
  const [first] = getAllByRole('columnheader');
  expect(first).toHaveTextContent(short);
  expect(first).toHaveAttribute('abbr', long);
});

test('moves to the next day with Left on a right-to-left page', async () => {
  const { openByKeys, focused, after } = renderPicker({ defaultValue: '2026-11-23' });
  document.dir = 'rtl';
  await openByKeys();
  await expect.poll(focused).toBe('Monday, 23 November 2026');
  expect(await after('{ArrowLeft}')).toBe('Tuesday, 24 November 2026');
});

test('submits the ISO date with a form', async () => {
  const { container } = renderUi(
    <form>
      <DatePicker label="Date" name="date" defaultValue="2026-11-20" now={now} />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('date')).toBe('2026-11-20');
});

test('submits the value with its form, even from outside the form, unless disabled', () => {
  const { container } = renderUi(
    <>
      <form id="report">
        <DatePicker label="From" name="from" defaultValue="2026-11-20" now={now} disabled />
      </form>
      <DatePicker label="To" name="to" defaultValue="2026-11-21" now={now} form="report" />
    </>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([['to', '2026-11-21']]);
});

test("shows the caller's value, even in place of typed text", async () => {
  const { field } = renderPicker({ value: '2026-11-20' });
  await userEvent.fill(field, 'x');
  expect(field).toHaveValue('x');
  await userEvent.keyboard('{Tab}');
  expect(field).toHaveValue('20/11/2026');
});

test('does not open while disabled or read-only', async () => {
  const { field, getByRole, queryByRole } = renderPicker({ readOnly: true });
  expect(getByRole('button')).toBeDisabled();
  field.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(queryByRole('grid')).toBeNull();
});

test.each([360, 320])(
  'has days that are large enough to tap on a screen of %d px',
  async (width) => {
    await page.viewport(width, 740);
    const { getByRole, findByRole, getAllByRole } = renderPicker({});
    await userEvent.click(getByRole('button', { name: 'Open calendar' }));
    const dialog = await findByRole('dialog');
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    for (const cell of getAllByRole('gridcell')) {
      expect(cell.offsetHeight).toBeGreaterThanOrEqual(44);
      // Seven days of 44 px plus the popover's margins would exceed 320 px.
      expect(cell.getBoundingClientRect().width).toBeGreaterThanOrEqual(width === 320 ? 40 : 44);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
