import { fireEvent, waitFor } from '@testing-library/react';
import { StrictMode, useState, type SyntheticEvent } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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

test('reports no value after the user empties and leaves the field', async () => {
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

describe('with 10,000 options', () => {
  const MANY = Array.from({ length: 10_000 }, (_, index) => ({
    value: `${index}`,
    label: `Option ${index + 1}`,
    disabled: index === 9_999,
  }));
  const renderMany = (props?: Partial<ComboboxProps<string>>) => {
    const ui = renderUi(
      <StrictMode>
        <Held options={MANY} {...props} />
      </StrictMode>,
    );
    const field = ui.getByRole('combobox', { name: 'Country' });
    const rendered = () => ui.queryAllByRole('option');
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    const seen = () => {
      const option = active()?.getBoundingClientRect();
      const box = ui.queryByRole('listbox')?.parentElement?.getBoundingClientRect();
      const isSeen = option && box && option.top >= box.top && option.bottom <= box.bottom;
      return isSeen ? active()?.textContent : undefined;
    };
    return { ...ui, field, rendered, active, seen };
  };
  const positions = (options: readonly HTMLElement[]) =>
    options.map((option) => Number(option.getAttribute('aria-posinset')));

  test('renders the visible options and their neighbours, with their positions', async () => {
    const { field, findByRole, rendered } = renderMany();
    await userEvent.click(field);
    await expect.poll(() => positions(rendered())[0]).toBe(1);
    expect(rendered().length).toBeLessThan(60);
    for (const option of rendered()) expect(option).toHaveAttribute('aria-setsize', '10000');
    expect(await axeViolations()).toEqual([]);

    const box = (await findByRole('listbox')).parentElement as HTMLElement;
    expect(box.scrollHeight).toBeGreaterThan(10_000 * 40);
    box.scrollTop = box.scrollHeight;
    await expect.poll(() => rendered().at(-1)?.textContent).toBe('Option 10000');
    expect(rendered().length).toBeLessThan(60);
    const shown = positions(rendered());
    expect(shown).toEqual(shown.map((_, index) => 10_000 - shown.length + 1 + index));
  });

  test('moves to the last option with one key, back to the first, and selects it', async () => {
    const { field, rendered, seen } = renderMany();
    await userEvent.keyboard('{Tab}{ArrowUp}');
    // The last option is disabled.
    await expect.poll(seen).toBe('Option 9999');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(seen).toBe('Option 1');
    await userEvent.keyboard('{ArrowDown}'.repeat(30));
    await expect.poll(seen).toBe('Option 31');
    expect(rendered().length).toBeLessThan(60);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('29');
    expect(field).toHaveValue('Option 30');
  });

  test('opens at the selected option in a fully rendered list', async () => {
    const { field, seen } = renderMany({ options: MANY.slice(0, 100), value: '60' });
    await userEvent.click(field);
    await expect.poll(seen).toBe('Option 61');
  });

  test('opens at the selected option, and renders its neighbours', async () => {
    const { field, seen, rendered, getByRole } = renderMany({ value: '7000' });
    await userEvent.click(field);
    await expect.poll(seen).toBe('Option 7001');
    expect(getByRole('option', { selected: true })).toHaveTextContent('Option 7001');
    await expect.poll(() => positions(rendered())).toContain(7003);
  });

  test('keeps the active option for screen readers while the user scrolls away', async () => {
    const { active, findByRole, rendered, seen } = renderMany();
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.poll(seen).toBe('Option 1');
    const box = (await findByRole('listbox')).parentElement as HTMLElement;
    box.scrollTop = 200_000;
    await expect.poll(() => positions(rendered()).at(-1)).toBeGreaterThan(4_000);
    expect(active()).toHaveTextContent('Option 1');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(seen).toBe('Option 2');
  });

  test('keeps the visible options in place while the rendered range moves', async () => {
    const long = MANY.map((option, index) => ({
      ...option,
      label: index % 3 === 0 ? `${option.label} ${'of many '.repeat(20)}` : option.label,
    }));
    const { field, findByRole, rendered, seen } = renderMany({ options: long });
    await userEvent.click(field);
    const box = (await findByRole('listbox')).parentElement as HTMLElement;
    await expect.poll(() => rendered().length).toBeGreaterThan(20);
    // Scrolls by less than one option at a time, and compares the topmost option.
    const at = () => {
      const { top } = box.getBoundingClientRect();
      const option = rendered().find((one) => one.getBoundingClientRect().bottom > top + 1);
      return {
        position: Number(option?.getAttribute('aria-posinset')),
        top: (option?.getBoundingClientRect().top ?? 0) - top,
      };
    };
    let last = 1;
    for (let step = 0; step < 60; step += 1) {
      box.scrollTop += 40;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { position } = at();
      expect([0, 1]).toContain(position - last);
      last = position;
    }
    expect(last).toBeGreaterThan(20);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(seen).toBe('Option 9999');
  });

  test('finds every matching option', async () => {
    const { field, rendered, seen } = renderMany();
    await userEvent.type(field, '99');
    const found = MANY.filter(({ label }) => label.includes('99'));
    await expect
      .poll(() => rendered()[0]?.getAttribute('aria-setsize'))
      .toBe(found.length > 200 ? `${found.length}` : null);
    await expect.poll(seen).toBe('Option 99');
    await userEvent.type(field, '98');
    await expect
      .poll(() => rendered().map(({ textContent }) => textContent))
      .toEqual(['Option 9998']);
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('9997');
  });
});

test.each([
  ['while a word is being composed', { isComposing: true }],
  ['in Safari, at the end of the composition', { keyCode: 229 }],
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
