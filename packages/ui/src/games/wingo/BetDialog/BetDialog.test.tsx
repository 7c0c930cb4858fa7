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

/** The value of a fact in the summary. */
const fact = (term: string) =>
  [...document.querySelectorAll('dl > div')].find(
    (row) => row.firstElementChild?.textContent === term,
  )?.lastElementChild?.textContent;

test('[WINGO-08] the choices: amounts 0.01 to 10000, multipliers up to X100', () => {
  const { getAllByRole } = renderUi(dialog());
  expect(getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    ...['0.01', '0.1', '1', '10', '100', '1000', '5000', '10000'],
    ...['X1', 'X2', 'X3', 'X5', 'X10', 'X20', 'X50', 'X100'],
  ]);
});

test('the amounts read as the language writes numbers', () => {
  const { getByRole } = renderUi(
    <MessagesProvider messages={{ language: 'es' }}>{dialog()}</MessagesProvider>,
  );
  expect(getByRole('radio', { name: '0,01' })).toBeInTheDocument();
  expect(getByRole('radio', { name: '10000' })).toBeInTheDocument();
});

test('it opens with the focus on the chosen amount', async () => {
  const { getByRole } = renderUi(dialog());
  await expect.element(getByRole('radio', { name: '1' })).toHaveFocus();
});

test('[WINGO-08] final amount = amount x quantity x multiplier, rounded to 2 decimals', async () => {
  const onConfirm = vi.fn<BetDialogProps['onConfirm']>(() => Promise.resolve());
  const { getByRole, getByLabelText } = renderUi(dialog({ onConfirm }));
  await userEvent.click(getByRole('radio', { name: '0.1' }));
  await userEvent.fill(getByLabelText('Quantity'), '2.55');
  await userEvent.click(getByRole('radio', { name: 'X3' }));
  expect(fact('Final amount')).toBe('0.77 USDT');
  await userEvent.click(getByRole('button', { name: 'Place bet' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(GREEN, 770_000n);
});

test('[WINGO-08] the quantity takes digits and one decimal point, nothing else', async () => {
  const { getByLabelText } = renderUi(dialog());
  const quantity = getByLabelText('Quantity');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '-1a.2.5e3');
  expect(quantity).toHaveValue('1.253');
});

test('the quantity takes a decimal comma and the digits of other scripts', async () => {
  const { getByLabelText } = renderUi(dialog());
  const quantity = getByLabelText('Quantity');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '2,5');
  expect(quantity).toHaveValue('2.5');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '१٢٫٥');
  expect(quantity).toHaveValue('12.5');
});

test("[WINGO-08] below 0.01 it says 'Minimum Bet is 0.01 USDT!' and places nothing", async () => {
  const onConfirm = vi.fn(() => Promise.resolve());
  const { getByRole, getByLabelText } = renderUi(dialog({ onConfirm }));
  await userEvent.fill(getByLabelText('Quantity'), '0.004');
  expect(getByRole('alert')).toHaveTextContent('Minimum Bet is 0.01 USDT!');
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
});

test('[WINGO-11] it shows the 2% fee and what each winning number pays', async () => {
  const { getByRole } = renderUi(dialog());
  await userEvent.click(getByRole('radio', { name: '100' }));
  expect(fact('Service fee, 2%')).toBe('2.0000');
  expect(fact('Pays 2x on 1, 3, 7, 9')).toBe('+196.0000');
  expect(fact('Pays 1.5x on 5')).toBe('+147.0000');
});

test('more than the wallet holds cannot be staked', async () => {
  const { getByRole } = renderUi(dialog({ balance: parseUsdt('9.99999') }));
  expect(getByRole('alert')).toBeEmptyDOMElement();
  await userEvent.click(getByRole('radio', { name: '10' }));
  expect(getByRole('alert')).toHaveTextContent('Your wallet holds 9.9999 USDT.');
  expect(getByRole('button', { name: 'Place bet' })).toBeDisabled();
});

test('while the bet is under way it is pending, and a second press does nothing', async () => {
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

test('a balance that the bet has already left is no problem of the bet under way', async () => {
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

test('a bet that is placed when the dialog shows another one does not close it', async () => {
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
])('[WINGO-09] a failed bet shows why, and can be tried again', async (reason, message) => {
  const onClose = vi.fn();
  const { getByRole, findByText } = renderUi(
    dialog({ onConfirm: () => Promise.reject(reason), onClose }),
  );
  await userEvent.click(getByRole('button', { name: 'Place bet' }));
  expect(await findByText(message)).toHaveRole('alert');
  expect(onClose).not.toHaveBeenCalled();
  expect(getByRole('button', { name: 'Place bet' })).toBeEnabled();
});

test.each([390, 1440])(
  'a long reason leaves the buttons as wide as they were, at %i px',
  async (width) => {
    await page.viewport(width, 800);
    const reason =
      'This round has taken all the bets it can on this choice. Please bet less, or on another.';
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
  },
);

test('why a bet failed leaves once the bet is another', async () => {
  const { getByRole, findByText, queryByText } = renderUi(
    dialog({ onConfirm: () => Promise.reject(new Error('Too much.')) }),
  );
  await userEvent.click(getByRole('button', { name: 'Place bet' }));
  await findByText('Too much.');
  await userEvent.fill(getByRole('textbox', { name: 'Quantity' }), '2');
  expect(queryByText('Too much.')).toBeNull();
});
