import { toDecimal, USDT, type MicroUsdt } from '@platform/rules/money';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { FIELD, TEXTS } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { MessagesProvider } from '../../theme/Messages';
import { BetAmount } from './BetAmount';

describeConformance('BetAmount', {
  render: (props) => <BetAmount value={USDT} onValueChange={() => {}} {...props} />,
  root: HTMLInputElement,
  slots: { parts: FIELD, many: ['factor'], props: TEXTS },
});

function Held({ first = USDT }: { first?: MicroUsdt }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <BetAmount value={value} onValueChange={setValue} />
      <output>{toDecimal(value)}</output>
    </>
  );
}

test('[PLINKO-01] [DICE-01] multiplies the bet with the buttons ½, 1.5x and 2x, and describes their effect', async () => {
  const { getByRole } = renderUi(<Held />);
  const press = (name: string) => userEvent.click(getByRole('button', { name }));
  await press('1.5x');
  expect(getByRole('textbox')).toHaveValue('1.5');
  await press('2x');
  expect(getByRole('textbox')).toHaveValue('3');
  await press('Half');
  expect(getByRole('textbox')).toHaveValue('1.5');
});

test("labels the buttons in the user's number format, and keys their slot props by the English text", async () => {
  const factor = vi.fn((text: string) => ({ 'data-factor': text }));
  const { getByRole } = renderUi(
    <MessagesProvider messages={{ language: 'es' }}>
      <BetAmount defaultValue={USDT} slotProps={{ factor }} />
    </MessagesProvider>,
  );
  const more = getByRole('button', { name: '1,5x' });
  expect(more).toHaveAttribute('data-factor', '1.5x');
  await userEvent.click(more);
  expect(getByRole('textbox')).toHaveValue('1.5');
});

test('keeps the text as typed while the field has the focus, and formats it on blur', async () => {
  const { getByRole } = renderUi(<Held />);
  const field = getByRole('textbox', { name: 'Bet amount (USDT)' });
  await userEvent.clear(field);
  expect(getByRole('status')).toHaveTextContent('0');
  await userEvent.type(field, '07,50');
  expect(field).toHaveValue('07.50');
  expect(getByRole('status')).toHaveTextContent('7.5');
  await userEvent.tab();
  expect(field).toHaveValue('7.5');
});

test('refuses text that is not an amount', async () => {
  const { getByRole } = renderUi(<Held />);
  const field = getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, '-1e2.345x');
  expect(field).toHaveValue('12.34');
});

test('shows 44 px buttons, even on the narrowest phone', () => {
  const { getAllByRole, getByRole } = renderUi(
    <div style={{ inlineSize: 256 }}>
      <BetAmount value={USDT} onValueChange={() => {}} />
    </div>,
  );
  for (const button of getAllByRole('button')) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(getByRole('textbox').offsetWidth).toBeGreaterThan(80);
});
