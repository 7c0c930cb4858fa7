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

test('Tab goes to what is chosen and leaves the group; arrows choose around the ends', async () => {
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

test('with nothing chosen Tab goes to the first, and Space chooses it', async () => {
  const { getByRole, queryByRole } = renderUi(example());
  await userEvent.keyboard('{Tab}');
  expect(queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.keyboard(' ');
  expect(getByRole('radio', { checked: true })).toHaveAccessibleName('Low');
});

test('from right to left, Left chooses the next', async () => {
  const { getByRole } = renderUi(<div dir="rtl">{example({ defaultValue: 'low' })}</div>);
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  expect(getByRole('radio', { checked: true })).toHaveAccessibleName('Medium');
  await userEvent.keyboard('{ArrowRight}');
  expect(getByRole('radio', { checked: true })).toHaveAccessibleName('Low');
});

test('held by the caller it shows what the caller says', async () => {
  const { getByRole, getByText } = renderUi(example({ value: 'medium', onValueChange: vi.fn() }));
  await userEvent.click(getByText('High'));
  expect(getByRole('radio', { checked: true })).toHaveAccessibleName('Medium');
});

test('group, option and messages are named and described', () => {
  const { getByRole } = renderUi(
    example({ required: true, error: 'Please select a request type', hint: 'Of the board' }),
  );
  const group = getByRole('radiogroup', { name: 'Difficulty' });
  expect(group).toHaveAccessibleDescription('Please select a request type Of the board');
  expect(group).toHaveAttribute('aria-required', 'true');
  expect(getByRole('radio', { name: 'Low' })).toHaveAccessibleDescription('Small swings');
  expect(getByRole('alert')).toBeVisible();
});

test('a form can lead the focus to a group that is wrong, and Tab goes on into it', async () => {
  const { getByRole } = renderUi(example({ error: 'Please select a request type' }));
  getByRole('radiogroup').focus();
  await expect.element(getByRole('radiogroup')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('radio', { name: 'Low' })).toHaveFocus();
});

test('values that are names of its parts, or have a space, are options as any other', async () => {
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

test('it takes part in a form', () => {
  const { container } = renderUi(<form>{example({ name: 'risk', defaultValue: 'high' })}</form>);
  const form = container.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('risk')).toBe('high');
});

test.each(['list', 'cards'] as const)('as %s a finger has 44 px to press', (look) => {
  const { getAllByRole } = renderUi(example({ look }));
  for (const radio of getAllByRole('radio')) {
    expect(radio.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  }
});

test('required, a form is not sent without a choice', async () => {
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
