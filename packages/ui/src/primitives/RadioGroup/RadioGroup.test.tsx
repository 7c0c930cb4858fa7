import type { SyntheticEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { GROUP, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

type Risk = 'low' | 'medium' | 'high';

const example = (props?: Partial<RadioGroupProps<Risk>>) => (
  <RadioGroup
    label="Difficulty"
    options={[
      { value: 'low', label: 'Low', detail: 'Small swings' },
      { value: 'medium', label: 'Medium' },
      { value: 'high', label: 'High' },
    ]}
    {...props}
  />
);

describeConformance('RadioGroup', {
  render: (props) => example({ hint: 'Of the board', ...props }),
  root: HTMLDivElement,
  slots: { parts: GROUP, many: ['option', 'input'], props: TEXTS },
});

describeConformance('RadioGroup as cards', {
  render: (props) => example({ look: 'cards', defaultValue: 'low', ...props }),
  root: HTMLDivElement,
});

test('moves to the selected option and out of the group with Tab, and cycles with arrows', async () => {
  const onValueChange = vi.fn();
  const { getByRole } = renderUi(
    <>
      {example({ defaultValue: 'medium', onValueChange })}
      <button type="button">Next</button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('radio', { name: 'Medium' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}{ArrowLeft}');
  expect(onValueChange.mock.calls).toEqual([['high'], ['low'], ['high'], ['medium']]);
  expect(getByRole('radio', { checked: true })).toHaveAccessibleName('Medium');
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('button')).toHaveFocus();
});

test('moves to the first option with Tab if none is selected, and selects it with Space', async () => {
  const { getByRole, queryByRole } = renderUi(example());
  await userEvent.keyboard('{Tab}');
  expect(queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.keyboard(' ');
  expect(getByRole('radio', { checked: true })).toHaveAccessibleName('Low');
});

test('selects the next option with Left on a right-to-left page', async () => {
  const { getByRole } = renderUi(<div dir="rtl">{example({ defaultValue: 'low' })}</div>);
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  expect(getByRole('radio', { checked: true })).toHaveAccessibleName('Medium');
  await userEvent.keyboard('{ArrowRight}');
  expect(getByRole('radio', { checked: true })).toHaveAccessibleName('Low');
});

test("shows the caller's value", async () => {
  const { getByRole, getByText } = renderUi(example({ value: 'medium', onValueChange: vi.fn() }));
  await userEvent.click(getByText('High'));
  expect(getByRole('radio', { checked: true })).toHaveAccessibleName('Medium');
});

test('names and describes the group, its options and messages', () => {
  const { getByRole } = renderUi(
    example({ required: true, error: 'Please select a request type', hint: 'Of the board' }),
  );
  const group = getByRole('radiogroup', { name: 'Difficulty' });
  expect(group).toHaveAccessibleDescription('Please select a request type Of the board');
  expect(group).toHaveAttribute('aria-required', 'true');
  expect(getByRole('radio', { name: 'Low' })).toHaveAccessibleDescription('Small swings');
  expect(getByRole('alert')).toBeVisible();
});

test('can be focused by a form with a problem, and then entered with Tab', async () => {
  const { getByRole } = renderUi(example({ error: 'Please select a request type' }));
  getByRole('radiogroup').focus();
  await expect.element(getByRole('radiogroup')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('radio', { name: 'Low' })).toHaveFocus();
});

test('accepts values that equal part names or contain a space', async () => {
  const onValueChange = vi.fn();
  const { getByRole, getByText } = renderUi(
    <RadioGroup
      label="Sort by"
      hint="Of the list"
      options={[
        { value: 'name', label: 'Title' },
        { value: 'hint', label: 'Tip', detail: 'From A to Z' },
        { value: 'last change', label: 'Last change', detail: 'Newest first' },
      ]}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.click(getByText('Title'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('name');
  expect(getByRole('radiogroup', { name: 'Sort by' })).toHaveAccessibleDescription('Of the list');
  expect(getByRole('radio', { name: 'Title' })).toBeChecked();
  expect(getByRole('radio', { name: 'Tip' })).toHaveAccessibleDescription('From A to Z');
  expect(getByRole('radio', { name: 'Last change' })).toHaveAccessibleDescription('Newest first');
});

test('is submitted with its form', () => {
  const { container } = renderUi(<form>{example({ name: 'risk', defaultValue: 'high' })}</form>);
  const form = container.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('risk')).toBe('high');
});

test.each(['list', 'cards'] as const)('has touch targets of 44 px as %s', (look) => {
  const { getAllByRole } = renderUi(example({ look }));
  for (const radio of getAllByRole('radio')) {
    expect(radio.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  }
});

test('prevents form submission without a required choice', async () => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  const { getByRole, getByText } = renderUi(
    <form onSubmit={onSubmit}>
      {example({ required: true })}
      <button>Send</button>
    </form>,
  );
  await userEvent.click(getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(getByText('High'));
  await userEvent.click(getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
});
