import { parseUsdt } from '@platform/rules/money';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { MessagesProvider } from '../../theme/Messages';
import { AmountField, type AmountFieldProps } from './AmountField';

const MAX = parseUsdt('250.123456');
const FACTORS = [
  { text: '½', name: 'Half', factor: { numerator: 1n, denominator: 2n } },
  { text: '2x', factor: { numerator: 2n, denominator: 1n } },
];

describeConformance('AmountField', {
  render: (props) => (
    <AmountField
      label="Amount"
      value="1"
      onValueChange={() => {}}
      max={MAX}
      factors={FACTORS}
      {...props}
    />
  ),
  root: HTMLInputElement,
  slots: { parts: [...FIELD, 'max'], many: ['factor'], props: TEXTS },
});

const onValueChange = vi.fn();

function Held({ value: first = '', ...rest }: Partial<AmountFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <AmountField
      label="Amount"
      {...rest}
      value={value}
      onValueChange={(text, amount) => {
        setValue(text);
        onValueChange(text, amount);
      }}
    />
  );
}

test('keeps the text as typed, and reports the exact amount', async () => {
  const { getByRole } = renderUi(<Held />);
  const field = getByRole('textbox', { name: 'Amount' });
  await userEvent.type(field, '-0.1x0e00001.9');
  expect(field).toHaveValue('0.100000');
  expect(onValueChange).toHaveBeenLastCalledWith('0.100000', 100_000n);
  await userEvent.clear(field);
  expect(onValueChange).toHaveBeenLastCalledWith('', null);
});

test.each(['ltr', 'rtl'])('inserts a decimal mark for a comma at the caret, %s', async (dir) => {
  const { getByRole } = renderUi(
    <div dir={dir}>
      <input aria-label="Source" defaultValue="1,234.50 USDT" />
      <Held value="123456" />
    </div>,
  );
  const field = getByRole('textbox', { name: 'Amount' }) as HTMLInputElement;
  field.focus();
  field.setSelectionRange(3, 3);
  await userEvent.keyboard('x,5');
  expect(field).toHaveValue('123.5456');
  expect(field.selectionStart).toBe(5);
  await userEvent.keyboard('{Backspace}{Delete}');
  expect(field).toHaveValue('123.56');
  expect(field.selectionStart).toBe(4);
  // A comma in place of the decimals would make the text invalid, so the field rejects the edit.
  await userEvent.click(getByRole('textbox', { name: 'Source' }));
  await userEvent.keyboard('{Control>}ac{/Control}');
  field.focus();
  field.setSelectionRange(5, 6);
  await userEvent.keyboard('{Control>}v{/Control}');
  expect(field).toHaveValue('123.56');
  expect([field.selectionStart, field.selectionEnd]).toEqual([5, 6]);
  // Replacing the digits before the point with a comma keeps the decimals of 1234.50.
  field.setSelectionRange(0, 4);
  await userEvent.keyboard('{Control>}v{/Control}');
  expect(field).toHaveValue('1234.5056');
  expect(field.selectionStart).toBe(7);
});

test('cleans a pasted amount', async () => {
  const { getByRole } = renderUi(
    <>
      <input aria-label="Source" defaultValue="1,234.50 USDT" />
      <Held />
    </>,
  );
  await userEvent.click(getByRole('textbox', { name: 'Source' }));
  await userEvent.keyboard('{Control>}ac{/Control}{Tab}{Control>}v{/Control}');
  expect(getByRole('textbox', { name: 'Amount' })).toHaveValue('1234.50');
  expect(onValueChange).toHaveBeenLastCalledWith('1234.50', 1_234_500_000n);
});

test.each([
  ['es', '12.345'],
  ['en', '12345'],
])(
  'reads a pasted comma as written in %s, and a typed comma as a decimal mark',
  async (language, text) => {
    const { getByRole } = renderUi(
      <MessagesProvider messages={{ language }}>
        <input aria-label="Source" defaultValue="12,345" />
        <Held />
      </MessagesProvider>,
    );
    const field = getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '9,250');
    expect(field).toHaveValue('9.250');
    await userEvent.click(getByRole('textbox', { name: 'Source' }));
    await userEvent.keyboard('{Control>}ac{/Control}{Tab}{Control>}av{/Control}');
    expect(field).toHaveValue(text);
  },
);

test('converts Arabic digits and their decimal mark while typing', async () => {
  const { getByRole } = renderUi(<Held />);
  await userEvent.type(getByRole('textbox'), '١٢٫٥');
  expect(getByRole('textbox')).toHaveValue('12.5');
  expect(onValueChange).toHaveBeenLastCalledWith('12.5', 12_500_000n);
});

test('fills in the maximum amount with Max, truncated to the allowed decimals', async () => {
  const { getByRole, rerender } = renderUi(<Held max={MAX} />);
  await userEvent.click(getByRole('button', { name: 'Max' }));
  expect(getByRole('textbox')).toHaveValue('250.123456');
  expect(onValueChange).toHaveBeenLastCalledWith('250.123456', MAX);
  rerender(<Held max={MAX} decimals={2} />);
  await userEvent.click(getByRole('button', { name: 'Max' }));
  expect(getByRole('textbox')).toHaveValue('250.12');
});

test('multiplies exactly, up to the maximum amount', async () => {
  const { getByRole } = renderUi(<Held value="0.000003" factors={FACTORS} max={4n} />);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(getByRole('textbox')).toHaveValue('0.000002');
  await userEvent.keyboard('{Tab} ');
  expect(getByRole('textbox')).toHaveValue('0.000004');
  await userEvent.keyboard(' ');
  expect(getByRole('textbox')).toHaveValue('0.000004');
});

test('describes the field with its unit and hint', () => {
  const { getByRole } = renderUi(<Held hint="At least 10" />);
  expect(getByRole('textbox')).toHaveAccessibleDescription('At least 10 USDT');
});

test('disables the buttons together with the field', () => {
  const { getByRole, rerender } = renderUi(<Held max={MAX} disabled />);
  expect(getByRole('button')).toBeDisabled();
  rerender(<Held max={MAX} readOnly />);
  expect(getByRole('button')).toBeDisabled();
});

test('has buttons of at least 44 px', () => {
  const { getAllByRole } = renderUi(<Held max={MAX} factors={FACTORS} />);
  for (const button of getAllByRole('button')) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test("reports amounts in another currency's own unit", async () => {
  const { getByRole } = renderUi(<Held currency="EUR" scale={2} max={250_75n} factors={FACTORS} />);
  const field = getByRole('textbox');
  expect(field).toHaveAccessibleDescription('EUR');
  await userEvent.type(field, '12.505');
  expect(field).toHaveValue('12.50');
  expect(onValueChange).toHaveBeenLastCalledWith('12.50', 12_50n);
  await userEvent.click(getByRole('button', { name: '2x' }));
  expect(onValueChange).toHaveBeenLastCalledWith('25', 25_00n);
  await userEvent.click(getByRole('button', { name: 'Max' }));
  expect(onValueChange).toHaveBeenLastCalledWith('250.75', 250_75n);
});

test('keeps the typed text while it equals the caller’s amount', async () => {
  function Held() {
    const [amount, setAmount] = useState<bigint | null>(null);
    return (
      <>
        <AmountField label="Amount" amount={amount} onAmountChange={setAmount} />
        <button type="button" onClick={() => setAmount(7_500_000n)}>
          Fill
        </button>
        <output>{String(amount)}</output>
      </>
    );
  }
  const { getByRole } = renderUi(
    <StrictMode>
      <Held />
    </StrictMode>,
  );
  const field = getByRole('textbox');
  const amount = () => getByRole('status').textContent;
  await userEvent.type(field, '3.50');
  expect(field).toHaveValue('3.50');
  expect(amount()).toBe('3500000');
  await userEvent.clear(field);
  expect(amount()).toBe('null');
  await userEvent.type(field, '.');
  expect(field).toHaveValue('.');
  expect(amount()).toBe('null');
  await userEvent.click(getByRole('button', { name: 'Fill' }));
  expect(field).toHaveValue('7.5');
});

test('starts with the given amount in units of the given `scale`', () => {
  const { getByRole } = renderUi(<AmountField label="Fee" defaultAmount={1250n} scale={2} />);
  expect(getByRole('textbox')).toHaveValue('12.5');
});
