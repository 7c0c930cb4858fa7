import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { DIALOG } from '../../../testing/slotParts';
import { renderUi } from '../../../testing/renderUi';
import { MessagesProvider } from '../../../theme/Messages';
import { BetDialog, type BetDialogProps } from './BetDialog';

const GREEN = parseBet('color', 'green');

const dialog = (props: Partial<BetDialogProps> = {}) => (
  <BetDialog
    bet={GREEN}
    balance={parseUsdt('100000000')}
    onClose={() => {}}
    onConfirm={() => Promise.resolve()}
    {...props}
  />
);

describeConformance('BetDialog', {
  render: (props) => dialog(props),
  root: HTMLDivElement,
  slots: { parts: [...DIALOG, 'amount', 'quantity', 'factor', 'cancel', 'submit'] },
});

const fact = (term: string) =>
  [...document.querySelectorAll('dl > div')].find(
    (row) => row.firstElementChild?.textContent === term,
  )?.lastElementChild?.textContent;

test('[WINGO-08] offers amounts from 0.01 to 10000 and multipliers from X2 to X100', () => {
  const { getAllByRole } = renderUi(dialog());
  expect(getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    ...['0.01', '0.1', '1', '10', '100', '1000', '5000', '10000'],
    ...['X2', 'X3', 'X5', 'X10', 'X20', 'X50', 'X100'],
  ]);
});

test("formats the amounts for the user's language", () => {
  const { getByRole } = renderUi(
    <MessagesProvider messages={{ language: 'es' }}>{dialog()}</MessagesProvider>,
  );
  expect(getByRole('radio', { name: '0,01' })).toBeInTheDocument();
  expect(getByRole('radio', { name: '10000' })).toBeInTheDocument();
});

test('opens with the focus on the selected amount', async () => {
  const { getByRole } = renderUi(dialog());
  await expect.element(getByRole('radio', { name: '1' })).toHaveFocus();
});

test('[WINGO-08] computes the final amount as amount x quantity x multiplier, rounded to 2 decimals', async () => {
  const onConfirm = vi.fn<BetDialogProps['onConfirm']>(() => Promise.resolve());
  const { getByRole, getByLabelText } = renderUi(dialog({ onConfirm }));
  await userEvent.click(getByRole('radio', { name: '0.1' }));
  await userEvent.fill(getByLabelText('Quantity'), '2.55');
  await userEvent.click(getByRole('radio', { name: 'X3' }));
  expect(fact('Final amount')).toBe('0.77 USDT');
  await userEvent.click(getByRole('radio', { name: 'X3' }));
  expect(fact('Final amount')).toBe('0.26 USDT');
  await userEvent.click(getByRole('radio', { name: 'X3' }));
  await userEvent.click(getByRole('button', { name: 'Place bet' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(GREEN, 770_000n);
});

test('[WINGO-08] accepts only digits and one decimal point as the quantity', async () => {
  const { getByLabelText } = renderUi(dialog());
  const quantity = getByLabelText('Quantity');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '-1a.2.5e3');
  expect(quantity).toHaveValue('1.253');
});

test('accepts a decimal comma and digits in other scripts in the quantity', async () => {
  const { getByLabelText } = renderUi(dialog());
  const quantity = getByLabelText('Quantity');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '2,5');
  expect(quantity).toHaveValue('2.5');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '१٢٫٥');
  expect(quantity).toHaveValue('12.5');
});

test("[WINGO-08] shows 'Minimum Bet is 0.01 USDT!' below 0.01 and places nothing", async () => {
  const onConfirm = vi.fn(() => Promise.resolve());
  const { getByRole, getByLabelText } = renderUi(dialog({ onConfirm }));
  await userEvent.fill(getByLabelText('Quantity'), '0.004');
  expect(getByRole('alert')).toHaveTextContent('Minimum Bet is 0.01 USDT!');
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
});

test('[WINGO-11] shows the 2% fee and the payout of each winning number', async () => {
  const { getByRole } = renderUi(dialog());
  await userEvent.click(getByRole('radio', { name: '100' }));
  expect(fact('Service fee, 2%')).toBe('2.0000');
  expect(fact('Pays 2x on 1, 3, 7, 9')).toBe('+196.0000');
  expect(fact('Pays 1.5x on 5')).toBe('+147.0000');
});

test('refuses a stake above the balance', async () => {
  const { getByRole } = renderUi(dialog({ balance: parseUsdt('9.99999') }));
  expect(getByRole('alert')).toBeEmptyDOMElement();
  await userEvent.click(getByRole('radio', { name: '10' }));
  expect(getByRole('alert')).toHaveTextContent('Your wallet holds 9.9999 USDT.');
  expect(getByRole('button', { name: 'Place bet' })).toBeDisabled();
});

test('is pending while the bet is being sent, and ignores a second press', async () => {
  let answer = () => {};
  const onConfirm = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const onClose = vi.fn();
  const { getByRole } = renderUi(dialog({ onConfirm, onClose }));
  await userEvent.click(getByRole('button', { name: 'Place bet' }));
  await expect.element(getByRole('button', { name: 'Please wait...' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  answer();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

test('shows no problem if the pending bet is already deducted from the balance', async () => {
  const onConfirm = () => new Promise<void>(() => {});
  const { getByRole, rerender } = renderUi(dialog({ onConfirm }));
  getByRole('button', { name: 'Place bet' }).focus();
  await userEvent.keyboard('{Enter}');
  rerender(dialog({ onConfirm, balance: 0n }));
  expect(getByRole('alert')).toBeEmptyDOMElement();
  const submit = getByRole('button', { name: 'Please wait...' });
  expect(submit).not.toHaveAttribute('disabled');
  expect(submit).toHaveFocus();
});

test("does not close another bet's dialog when a bet is placed", async () => {
  let answer = () => {};
  const onConfirm = () => new Promise<void>((resolve) => (answer = resolve));
  const onClose = vi.fn();
  const { getByRole, rerender } = renderUi(dialog({ onConfirm, onClose }));
  await userEvent.click(getByRole('radio', { name: '10' }));
  await userEvent.click(getByRole('button', { name: 'Place bet' }));
  rerender(dialog({ bet: parseBet('number', '7'), onConfirm, onClose }));
  expect(getByRole('radio', { name: '1' })).toBeChecked();
  expect(getByRole('button', { name: 'Place bet' })).toBeEnabled();
  await act(async () => answer());
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  [new Error('Betting is closed for this round'), 'Betting is closed for this round'],
  [new Error(''), 'An error occurred'],
  ['offline', 'An error occurred'],
])('[WINGO-09] shows why a bet failed, with a retry button', async (reason, message) => {
  const onClose = vi.fn();
  const { getByRole, findByText } = renderUi(
    dialog({ onConfirm: () => Promise.reject(reason), onClose }),
  );
  await userEvent.click(getByRole('button', { name: 'Place bet' }));
  expect(await findByText(message)).toHaveRole('alert');
  expect(onClose).not.toHaveBeenCalled();
  expect(getByRole('button', { name: 'Place bet' })).toBeEnabled();
});

test.each([390, 1440])('keeps the button width with a long reason at %i px', async (width) => {
  await page.viewport(width, 800);
  const reason = 'This choice has reached its limit for this round. Bet less, or choose another.';
  const { getByRole, findByText } = renderUi(
    dialog({ onConfirm: () => Promise.reject(new Error(reason)) }),
  );
  const widths = () =>
    ['Cancel', 'Place bet'].map(
      (name) => getByRole('button', { name }).getBoundingClientRect().width,
    );
  const before = widths();
  await userEvent.click(getByRole('button', { name: 'Place bet' }));
  await findByText(reason);
  expect(widths()).toEqual(before);
});

test('removes the error message once the bet is changed', async () => {
  const { getByRole, findByText, queryByText } = renderUi(
    dialog({ onConfirm: () => Promise.reject(new Error('Too much.')) }),
  );
  await userEvent.click(getByRole('button', { name: 'Place bet' }));
  await findByText('Too much.');
  await userEvent.fill(getByRole('textbox', { name: 'Quantity' }), '2');
  expect(queryByText('Too much.')).toBeNull();
});
