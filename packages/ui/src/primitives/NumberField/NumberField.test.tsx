import { fireEvent } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { MessagesProvider } from '../../theme/Messages';
import { NumberField } from './NumberField';

describeConformance('NumberField', {
  render: (props) => (
    <NumberField label="Days" defaultValue={5} min={1} max={30} unit="days" {...props} />
  ),
  root: HTMLInputElement,
  slots: { parts: [...FIELD, 'decrease', 'increase'], props: TEXTS },
});

test('steps by one with arrows, by ten with Page Up and Page Down, and to the limits with Home and End', async () => {
  const { getByRole } = renderUi(<NumberField label="Days" defaultValue={15} min={1} max={30} />);
  const field = getByRole('spinbutton', { name: 'Days' });
  const after = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    return field.getAttribute('aria-valuenow');
  };
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveFocus();
  expect(await after('ArrowUp')).toBe('16');
  expect(await after('ArrowDown')).toBe('15');
  expect(await after('PageUp')).toBe('25');
  expect(await after('PageUp')).toBe('30');
  expect(await after('PageDown')).toBe('20');
  expect(await after('Home')).toBe('1');
  expect(await after('ArrowDown')).toBe('1');
  expect(await after('End')).toBe('30');
  expect(field).toHaveAttribute('aria-valuemin', '1');
  expect(field).toHaveAttribute('aria-valuemax', '30');
});

test('steps with the buttons without moving the focus, up to the limits', async () => {
  const onValueChange = vi.fn();
  const { getByRole } = renderUi(
    <NumberField label="Days" defaultValue={29} max={30} onValueChange={onValueChange} />,
  );
  const field = getByRole('spinbutton');
  field.focus();
  await userEvent.click(getByRole('button', { name: 'Increase' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(30);
  expect(getByRole('button', { name: 'Increase' })).toBeDisabled();
  await expect.element(field).toHaveFocus();
  await userEvent.click(getByRole('button', { name: 'Decrease' }));
  expect(field).toHaveValue('29');
});

test('accepts a typed number within the limits when the user leaves the field', async () => {
  const onValueChange = vi.fn();
  const { getByRole } = renderUi(
    <NumberField label="Days" min={1} max={30} onValueChange={onValueChange} />,
  );
  const field = getByRole('spinbutton');
  await userEvent.keyboard('{Tab}1x2');
  expect(field).toHaveValue('12');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  expect(onValueChange).toHaveBeenLastCalledWith(12);
  await userEvent.fill(field, '99');
  await userEvent.keyboard('{Tab}');
  expect(onValueChange).toHaveBeenLastCalledWith(30);
  expect(field).toHaveValue('30');
  await userEvent.clear(field);
  await userEvent.keyboard('{Tab}');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  expect(field).not.toHaveAttribute('aria-valuenow');
});

test('steps from the typed number', async () => {
  const { getByRole } = renderUi(<NumberField label="Days" step={5} />);
  await userEvent.keyboard('{Tab}7{ArrowUp}');
  expect(getByRole('spinbutton')).toHaveValue('10');
});

test('accepts a typed number on Enter before the form is submitted', async () => {
  const sent = vi.fn();
  renderUi(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('days'));
      }}
    >
      <NumberField label="Days" name="days" />
    </form>,
  );
  await userEvent.keyboard('{Tab}1,234{Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith('1234');
});

test('keeps the caret behind its digit after a rejected letter and Enter', async () => {
  const { getByRole } = renderUi(<NumberField label="Points" defaultValue={0} />);
  const field = getByRole('spinbutton') as HTMLInputElement;
  await userEvent.fill(field, '1234567');
  field.setSelectionRange(3, 3);
  await userEvent.keyboard('x');
  expect(field).toHaveValue('1234567');
  expect(field.selectionStart).toBe(3);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(field).toHaveValue('1,234,567');
  expect(field.selectionStart).toBe(5);
});

test('leaves keys to the input method during a composition', async () => {
  const { getByRole } = renderUi(<NumberField label="Days" defaultValue={5} max={30} />);
  const field = getByRole('spinbutton');
  await userEvent.fill(field, '31');
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(field).toHaveValue('31');
});

test("formats and parses numbers in the user's language", async () => {
  const onValueChange = vi.fn();
  const { getByRole } = renderUi(
    <MessagesProvider messages={{ language: 'es' }}>
      <NumberField label="Peso" defaultValue={12345.5} step={0.5} onValueChange={onValueChange} />
    </MessagesProvider>,
  );
  const field = getByRole('spinbutton');
  expect(field).toHaveValue('12.345,5');
  expect(field).toHaveAttribute('aria-valuetext', '12.345,5');
  await userEvent.fill(field, '7,5');
  await userEvent.keyboard('{Tab}');
  expect(onValueChange).toHaveBeenLastCalledWith(7.5);
});

test('computes steps of a tenth exactly', async () => {
  const { getByRole } = renderUi(<NumberField label="Rate" defaultValue={0.1} step={0.1} />);
  await userEvent.keyboard('{Tab}{ArrowUp}{ArrowUp}');
  expect(getByRole('spinbutton')).toHaveValue('0.3');
});

test("shows the caller's value, even after the user leaves the field", async () => {
  const onValueChange = vi.fn();
  const { getByRole, rerender } = renderUi(
    <NumberField label="Days" value={5} onValueChange={onValueChange} />,
  );
  await userEvent.keyboard('{Tab}{ArrowUp}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(6);
  expect(getByRole('spinbutton')).toHaveValue('5');
  rerender(<NumberField label="Days" value={5.5} onValueChange={onValueChange} />);
  await userEvent.keyboard('{Tab}');
  expect(onValueChange).toHaveBeenCalledOnce();
});

test('ignores buttons and keys while disabled or read-only', async () => {
  const onValueChange = vi.fn();
  const { getAllByRole, rerender } = renderUi(
    <NumberField label="Days" defaultValue={5} readOnly onValueChange={onValueChange} />,
  );
  await userEvent.keyboard('{Tab}{ArrowUp}');
  expect(onValueChange).not.toHaveBeenCalled();
  for (const button of getAllByRole('button')) expect(button).toBeDisabled();
  rerender(<NumberField label="Days" disabled />);
  for (const button of getAllByRole('button')) expect(button).toBeDisabled();
});

test('has buttons of at least 44 px, and the unit as its description', () => {
  const { getAllByRole, getByRole } = renderUi(
    <NumberField label="Days" unit="days" hint="At most 30" />,
  );
  for (const button of getAllByRole('button')) {
    expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
  }
  expect(getByRole('spinbutton')).toHaveAccessibleDescription('At most 30 days');
});

test('submits the value with its form, even from outside the form, unless disabled', () => {
  const { container } = renderUi(
    <>
      <form id="bonus">
        <NumberField label="Days" name="days" defaultValue={5} disabled />
      </form>
      <NumberField label="Rate" name="rate" defaultValue={3} form="bonus" />
    </>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([['rate', '3']]);
});

test("keeps the limits' decimals", async () => {
  const { getByRole } = renderUi(
    <>
      <NumberField label="Most" max={99.5} defaultValue={99.5} />
      <NumberField label="Least" min={0.01} />
      <NumberField label="Steps" min={0.5} step={1} defaultValue={2} />
    </>,
  );
  expect(getByRole('spinbutton', { name: 'Most' })).toHaveValue('99.5');
  const least = getByRole('spinbutton', { name: 'Least' });
  least.focus();
  await userEvent.keyboard('{Home}');
  expect(least).toHaveValue('0.01');
  const steps = getByRole('spinbutton', { name: 'Steps' });
  steps.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(steps).toHaveValue('1.5');
});

describe('a form receives the number shown in the field', () => {
  const sent = (container: HTMLElement) =>
    [...new FormData(container.querySelector('form') as HTMLFormElement).values()][0];
  test.each([
    [{ defaultValue: 5.5 }, '6', '6'],
    [{ defaultValue: 1234.5, step: 0.5 }, '1,234.5', '1234.5'],
    [{ defaultValue: 1e-7, step: 1e-7 }, '0.0000001', '0.0000001'],
    [{ defaultValue: 1e21 }, '1,000,000,000,000,000,000,000', '1000000000000000000000'],
    [{ defaultValue: Number.NaN }, '', ''],
    [{ defaultValue: Infinity }, '', ''],
  ])('%o', (props, shown, plain) => {
    const { container, getByRole } = renderUi(
      <form>
        <NumberField label="Points" name="points" {...props} />
      </form>,
    );
    expect(getByRole('spinbutton')).toHaveValue(shown);
    expect(sent(container)).toBe(plain);
  });

  test.each([
    [{ defaultValue: Number.MAX_SAFE_INTEGER - 1 }, 'PageUp', '9007199254740991'],
    [{ defaultValue: -Number.MAX_SAFE_INTEGER }, 'ArrowDown', '-9007199254740991'],
    [{ defaultValue: 9999999999999.9, step: 0.01 }, 'PageUp', '9999999999999.99'],
    [{ defaultValue: 5, max: 1e17 }, 'End', '9007199254740991'],
  ])('%o stops after %s at the last exact number', async (props, key, plain) => {
    const { container, getByRole } = renderUi(
      <form>
        <NumberField label="Points" name="points" {...props} />
      </form>,
    );
    getByRole('spinbutton').focus();
    await userEvent.keyboard(`{${key}}`);
    expect(sent(container)).toBe(plain);
  });

  test('typed and filled-in digits beyond the last exact number are refused', async () => {
    const { container, getByRole } = renderUi(
      <form>
        <NumberField label="Points" name="points" />
      </form>,
    );
    const field = getByRole('spinbutton');
    fireEvent.input(field, { target: { value: '9007199254740993' } });
    expect(field).toHaveValue('');
    field.focus();
    await userEvent.keyboard('9007199254740993');
    expect(field).toHaveValue('900719925474099');
    expect(sent(container)).toBe('900719925474099');
  });
});
