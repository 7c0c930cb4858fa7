import type { SyntheticEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { GROUP, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { SegmentedControl } from './SegmentedControl';

const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

describeConformance('SegmentedControl', {
  render: (props) => (
    <SegmentedControl label="Period" options={options} defaultValue="week" {...props} />
  ),
  root: HTMLDivElement,
  slots: { parts: GROUP, many: ['option', 'input'], props: TEXTS },
});

test('selects the next and previous segment with arrows, and cycles', async () => {
  const onValueChange = vi.fn();
  const { getByRole } = renderUi(
    <SegmentedControl
      label="Period"
      options={options}
      defaultValue="week"
      onValueChange={onValueChange}
    />,
  );
  expect(getByRole('radiogroup', { name: 'Period' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('radio', { name: 'Week' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(getByRole('radio', { name: 'Day' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  expect(onValueChange.mock.calls.flat()).toEqual(['month', 'day', 'month']);
});

test('shows the indicator at the selected segment, even on a right-to-left page', async () => {
  const { container, getByRole } = renderUi(
    <SegmentedControl label="Period" options={options} defaultValue="day" />,
  );
  const indicator = container.querySelector<HTMLElement>('[aria-hidden]');
  const isUnder = (name: string) => {
    const segment = getByRole('radio', { name }).getBoundingClientRect();
    const box = indicator?.getBoundingClientRect();
    return box && box.left >= segment.left && box.right <= segment.right;
  };
  expect(isUnder('Day')).toBe(true);
  await userEvent.click(getByRole('radio', { name: 'Month' }));
  expect(isUnder('Month')).toBe(true);
  document.dir = 'rtl';
  expect(isUnder('Month')).toBe(true);
  const left = (name: string) => getByRole('radio', { name }).getBoundingClientRect().left;
  expect(left('Month')).toBeLessThan(left('Day'));
});

test("shows the caller's value, and no indicator without a value", async () => {
  const { container, getByRole, rerender } = renderUi(
    <SegmentedControl label="Period" options={options} value="day" />,
  );
  await userEvent.click(getByRole('radio', { name: 'Week' }));
  expect(getByRole('radio', { name: 'Day' })).toBeChecked();
  rerender(<SegmentedControl label="Period" options={options} value={null} />);
  expect(container.querySelector('[aria-hidden]')).toBeNull();
});

test('accepts a value that equals a part name', async () => {
  const onValueChange = vi.fn();
  const { getByRole } = renderUi(
    <SegmentedControl
      label="Sort by"
      hint="Of the list"
      options={[
        { value: 'name', label: 'Title' },
        { value: 'hint', label: 'Tip' },
      ]}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.click(getByRole('radio', { name: 'Title' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('name');
  expect(getByRole('radiogroup', { name: 'Sort by' })).toHaveAccessibleDescription('Of the list');
  expect(getByRole('radio', { name: 'Title' })).toBeChecked();
});

test('submits its value with a form', () => {
  const { container } = renderUi(
    <form>
      <SegmentedControl label="Period" options={options} defaultValue="week" name="period" />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('period')).toBe('week');
});

test('announces an error with the group, and does not select a disabled segment', async () => {
  const onValueChange = vi.fn();
  const { getByRole } = renderUi(
    <SegmentedControl
      label="Period"
      options={[options[0], { ...options[1], disabled: true }]}
      error="Please choose a period"
      required
      onValueChange={onValueChange}
    />,
  );
  expect(getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a period');
  expect(getByRole('radiogroup')).toBeInvalid();
  expect(getByRole('radio', { name: 'Week' })).toBeDisabled();
});

test('wraps labels on a narrow screen, with segments of at least 44 px', async () => {
  await page.viewport(320, 640);
  const { getAllByRole } = renderUi(
    <SegmentedControl
      label="Period"
      options={options.map((option) => ({ ...option, label: `${option.label} before yesterday` }))}
    />,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  for (const radio of getAllByRole('radio')) {
    expect(radio.offsetHeight).toBeGreaterThanOrEqual(44);
  }
});

test('prevents form submission without a required choice', async () => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  const { getByRole } = renderUi(
    <form onSubmit={onSubmit}>
      <SegmentedControl label="Period" options={options} required />
      <button>Send</button>
    </form>,
  );
  await userEvent.click(getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(getByRole('radio', { name: 'Month' }));
  await userEvent.click(getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
});
