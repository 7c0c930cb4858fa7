import { fireEvent, waitFor } from '@testing-library/react';
import { useState, type SyntheticEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeViolations, describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { Dialog } from '../Dialog/Dialog';
import { Combobox, type ComboboxProps } from './Combobox';

const options = [
  { value: 'IN', label: 'India', detail: '+91' },
  { value: 'AE', label: 'United Arab Emirates' },
  { value: 'KP', label: 'Unavailable', disabled: true },
  { value: 'US', label: 'United States' },
];

describeConformance('Combobox', {
  render: (props) => (
    <Combobox label="Country" options={options} value="IN" onValueChange={() => {}} {...props} />
  ),
  root: HTMLInputElement,
  slots: {
    parts: [...FIELD, 'list'],
    many: ['option'],
    act: () => userEvent.click(document.querySelector('input') ?? document.body),
    props: TEXTS,
  },
});

const onValueChange = vi.fn();
beforeEach(() => onValueChange.mockClear());

function Held({ value: first = null, ...rest }: Partial<ComboboxProps<string>>) {
  const [value, setValue] = useState(first);
  return (
    <Combobox
      label="Country"
      options={options}
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

function renderHeld(props?: Partial<ComboboxProps<string>>) {
  const ui = renderUi(<Held {...props} />);
  const field = ui.getByRole('combobox', { name: 'Country' });
  const labels = () => ui.queryAllByRole('option').map(({ textContent }) => textContent);
  const active = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { ...ui, field, labels, active };
}

test('shows matching options while typing, and selects the first on Enter without submitting', async () => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  const { findByRole, getByRole, queryByRole } = renderUi(
    <form onSubmit={onSubmit}>
      <Held name="country" />
      <button>Send</button>
    </form>,
  );
  await userEvent.keyboard('{Tab}uni');
  expect(getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  expect((await findByRole('listbox', { name: 'Country' })).children).toHaveLength(2);
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('AE');
  expect(getByRole('combobox')).toHaveValue('United Arab Emirates');
  expect(onSubmit).not.toHaveBeenCalled();
  await waitFor(() => expect(queryByRole('listbox')).toBeNull());
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  const form = document.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('country')).toBe('AE');
});

test('marks options whose values equal part names or contain a space', async () => {
  const { active, field, findByRole } = renderHeld({
    hint: 'Of the list',
    options: [
      { value: 'list', label: 'As a list' },
      { value: 'hint', label: 'As a tip' },
      { value: 'two columns', label: 'In two columns' },
    ],
  });
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.poll(active).toBe('As a list');
  expect(field).toHaveAttribute('aria-controls', (await findByRole('listbox')).id);
  expect(field.getAttribute('aria-activedescendant')).not.toBe(field.getAttribute('aria-controls'));
  expect(field).toHaveAccessibleDescription('Of the list');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(active).toBe('In two columns');
  expect(field.getAttribute('aria-activedescendant')).not.toContain(' ');
});

test('opens and cycles with arrows, and skips disabled options', async () => {
  const { active, field } = renderHeld();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.poll(active).toContain('India');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(active).toBe('United States');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toContain('India');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(active).toBe('United States');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('US');
});

test('opens at the selected option, and closes with Alt and an arrow', async () => {
  const { active, field } = renderHeld({ value: 'US' });
  await userEvent.keyboard('{Tab}{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(active).toBe('United States');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('changes nothing if Escape is pressed or the focus leaves', async () => {
  const { field, labels } = renderHeld({ value: 'IN' });
  await userEvent.keyboard('{Tab}xuni{Escape}');
  expect(field).toHaveValue('India');
  await waitFor(() => expect(labels()).toEqual([]));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
  expect(field).toHaveValue('India');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('reports no value after the reader empties the field and leaves it', async () => {
  const { field } = renderHeld({ value: 'IN' });
  await userEvent.clear(field);
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
});

test('opens the whole list when pressed, and keeps the focus when an option is pressed', async () => {
  const { field, getByRole, labels } = renderHeld({ value: 'IN' });
  await userEvent.click(field);
  await expect.poll(labels).toHaveLength(4);
  expect(getByRole('option', { selected: true })).toHaveTextContent('India');
  await userEvent.click(getByRole('option', { name: 'United States' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('US');
  await expect.element(field).toHaveFocus();
});

test('announces that nothing matches', async () => {
  const { field, getByRole } = renderHeld({ emptyText: 'No country found' });
  expect(getByRole('status')).toBeEmptyDOMElement();
  await userEvent.keyboard('{Tab}xyz');
  expect(getByRole('status')).toHaveTextContent('No country found');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('keeps a sign before a number in right-to-left text', async () => {
  const { field, findByText } = renderHeld();
  document.dir = 'rtl';
  await userEvent.click(field);
  const code = getComputedStyle(await findByText('+91'));
  expect(code.unicodeBidi).toBe('isolate');
  expect(code.direction).toBe('ltr');
});

test('closes the list on Escape before the surrounding dialog', async () => {
  const onClose = vi.fn();
  const { findAllByRole, getByRole, queryByRole } = renderUi(
    <Dialog open onClose={onClose} title="Profile">
      <Held />
    </Dialog>,
  );
  await expect.element(getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('i');
  await findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(queryByRole('option')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('has a field and options of at least 44 px', async () => {
  const { field, findAllByRole } = renderHeld();
  await userEvent.click(field);
  for (const option of await findAllByRole('option')) {
    expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
  }
  expect(field.parentElement?.offsetHeight).toBeGreaterThanOrEqual(44);
});

test('submits the value with its form, even from outside the form, unless disabled', () => {
  const { container } = renderUi(
    <>
      <form id="address">
        <Combobox label="Country" name="country" options={options} defaultValue="IN" disabled />
      </form>
      <Combobox label="Other" name="other" options={options} defaultValue="US" form="address" />
    </>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([['other', 'US']]);
});

test.each([
  ['while a word is being composed', { isComposing: true }],
  ['in Safari, at its end', { keyCode: 229 }],
])('leaves keys to the input method %s', async (_, composing) => {
  const { field, findAllByRole } = renderHeld();
  await userEvent.type(field, 'uni');
  await findAllByRole('option');
  fireEvent.keyDown(field, { key: 'Enter', ...composing });
  expect(onValueChange).not.toHaveBeenCalled();
  expect(field).toHaveValue('uni');
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('AE');
});
