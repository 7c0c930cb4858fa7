import { parseUsdt } from '@platform/rules/money';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { SENT, REFUSED } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { withdrawForm } from '../../samples/site';
import { WithdrawForm, type WithdrawFormProps } from './WithdrawForm';

const ADDRESS = `0x${'5c'.repeat(20)}`;

const example = (props?: Partial<WithdrawFormProps>) => (
  <WithdrawForm {...withdrawForm} onSubmit={() => {}} balance={parseUsdt('100')} {...props} />
);

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const send = () => page.getByRole('button', { name: 'Withdraw' }).click();

const summary = () =>
  Object.fromEntries(
    page
      .getByRole('term')
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describeConformance('WithdrawForm', {
  render: (props) => example(props),
  root: HTMLFormElement,
  slots: { parts: [...SENT, 'amount', 'address', 'otp'], props: REFUSED },
});

test.each(['', '.', '9.999999'])(
  "[WD-01] rejects an amount of '%s', below the minimum of 10",
  async (amount) => {
    const onSubmit = vi.fn();
    renderUi(example({ onSubmit, address: ADDRESS }));
    await field(/^Amount/).fill(amount);
    await field(/^OTP/).fill('123456');
    await send();
    expect(field(/^Amount/).element()).toHaveAccessibleDescription(
      /Minimum Withdrawal amount is 10\$/,
    );
    await expect.element(field(/^Amount/)).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test("applies a brand's higher minimum", async () => {
  const onSubmit = vi.fn();
  renderUi(example({ onSubmit, address: ADDRESS, minimum: parseUsdt('25') }));
  await field(/^OTP/).fill('123456');
  await field(/^Amount/).fill('24.999999');
  await send();
  expect(field(/^Amount/).element()).toHaveAccessibleDescription(/amount is 25\$/);
  await field(/^Amount/).fill('25');
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('[WD-02] rejects an OTP that does not have 6 digits', async () => {
  const onSubmit = vi.fn();
  renderUi(example({ onSubmit, address: ADDRESS }));
  await field(/^Amount/).fill('10');
  await field(/^OTP/).fill('12345');
  await send();
  await expect.element(page.getByText('Invalid OTP. It should be a 6-digit number.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('[WD-03] subtracts a fee of 10 USDT from the balance once an amount is entered', async () => {
  renderUi(example());
  const untouched = {
    Balance: '100.0000 USDT',
    Fee: '—',
    'You will receive': '—',
    'Remaining balance': '100.0000 USDT',
  };
  expect(summary()).toEqual(untouched);
  await field(/^Amount/).fill('40.5');
  expect(summary()).toEqual({
    Balance: '100.0000 USDT',
    Fee: '-10.0000 USDT',
    'You will receive': '40.5000 USDT',
    'Remaining balance': '49.5000 USDT',
  });
  for (const nothing of ['', '0']) {
    await field(/^Amount/).fill(nothing);
    expect(summary()).toEqual(untouched);
  }
  await field(/^Amount/).fill('95');
  expect(summary()).toMatchObject({ 'Remaining balance': '-5.0000 USDT' });
  await expect
    .element(page.getByText('Your balance is too low for this amount and the fee.'))
    .toBeVisible();
});

test('[WD-03] subtracts the fee from the balance when Max is pressed', async () => {
  renderUi(example());
  await page.getByRole('button', { name: 'Max' }).click();
  await expect.element(field(/^Amount/)).toHaveValue('90');
  expect(summary()).toMatchObject({ 'Remaining balance': '0.0000 USDT' });
});

test('[WD-06] submits the withdrawal to a BEP20 address', async () => {
  const onSubmit = vi.fn();
  renderUi(example({ onSubmit }));
  await field(/^Amount/).fill('10');
  await field(/^BEP20 address/).fill('nowhere');
  await field(/^OTP/).fill('123456');
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(field(/^BEP20 address/)).toHaveFocus();
  await field(/^BEP20 address/).fill(ADDRESS);
  await page.getByLabelText(/^TXN password/).fill('Secret123');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    amount: '10',
    address: ADDRESS,
    otp: '123456',
    txnPassword: 'Secret123',
  });
});

test('(C11) requires the TXN password only for an address other than the member’s own', async () => {
  const onSubmit = vi.fn();
  const { queryByLabelText } = renderUi(example({ onSubmit, address: ADDRESS }));
  await field(/^BEP20 address/).fill(ADDRESS.toUpperCase().replace('0X', '0x'));
  expect(queryByLabelText(/^TXN password/)).toBeNull();
  await field(/^Amount/).fill('10');
  await field(/^OTP/).fill('123456');
  await field(/^BEP20 address/).fill(`0x${'ab'.repeat(20)}`);
  await send();
  await expect.element(page.getByText('TXN password is required.')).toBeVisible();
  await expect.element(page.getByLabelText(/^TXN password/)).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await field(/^BEP20 address/).fill(ADDRESS);
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    amount: '10',
    address: ADDRESS,
    otp: '123456',
    txnPassword: '',
  });
});

test('(C11) does not submit a TXN password that is no longer required', async () => {
  const onSubmit = vi.fn();
  renderUi(example({ onSubmit, address: ADDRESS }));
  await field(/^Amount/).fill('10');
  await field(/^OTP/).fill('123456');
  await field(/^BEP20 address/).fill(`0x${'ab'.repeat(20)}`);
  await page.getByLabelText(/^TXN password/).fill('Secret123');
  await field(/^BEP20 address/).fill(ADDRESS);
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    amount: '10',
    address: ADDRESS,
    otp: '123456',
    txnPassword: '',
  });
});

test('keeps the amounts until a pending withdrawal settles', async () => {
  const { rerender } = renderUi(example());
  await field(/^Amount/).fill('90');
  rerender(example({ pending: true, balance: 0n }));
  expect(summary()).toMatchObject({ 'Remaining balance': '0.0000 USDT' });
  rerender(example({ balance: 0n }));
  await expect
    .element(page.getByText('Your balance is too low for this amount and the fee.'))
    .toBeVisible();
});

test('(C11) links to the page to set a TXN password if the member has none', async () => {
  renderUi(example({ hasTxnPassword: false, address: ADDRESS }));
  await field(/^BEP20 address/).fill(`0x${'ab'.repeat(20)}`);
  await expect
    .element(page.getByRole('link', { name: 'Set a TXN password' }))
    .toHaveAttribute('href', '/settings/security');
});

test('(C11) shows the end of the waiting period instead of the fields', async () => {
  const { container, queryByRole } = renderUi(example({ bar: Date.UTC(2026, 5, 2, 12) }));
  await expect
    .element(page.elementLocator(container))
    .toHaveTextContent('For your safety, withdrawals are paused until 02 Jun 2026, 12:00 PM');
  expect(queryByRole('textbox')).toBeNull();
  expect(queryByRole('button')).toBeNull();
});

test('(C11) links to the password page while withdrawals are stopped', async () => {
  renderUi(example({ bar: 'stopped' }));
  await expect
    .element(page.getByRole('link', { name: 'Set a new password' }))
    .toHaveAttribute('href', '?tab=forgotPassword&modal=auth');
});

test("labels the button 'Please wait...' while pending, and announces a failure", async () => {
  renderUi(example({ pending: true, error: 'Withdrawal Failed' }));
  await expect.element(page.getByRole('button', { name: 'Please wait...' })).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Withdrawal Failed');
});

test.each([
  { done: [], twoFactor: false, hasTxnPassword: false },
  { done: [1], twoFactor: false, hasTxnPassword: true },
  { done: [0], twoFactor: true, hasTxnPassword: false },
  { done: [2], twoFactor: false, hasTxnPassword: false, address: ADDRESS },
])(
  '(A18) lists the missing settings before a withdrawal, with $done done',
  ({ done, ...member }) => {
    renderUi(example(member));
    const titles = [
      'Set up two-factor authentication',
      'Set a TXN password',
      'Save your wallet address',
    ];
    const items = page.getByRole('listitem').elements();
    expect(items.map(({ textContent }) => textContent)).toEqual(
      titles.map((title, index) => (done.includes(index) ? `${title} (done)` : title)),
    );
    const links = page.getByRole('listitem').getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['/twofactor', '/settings/security', '/settings/security'].filter(
        (_, index) => !done.includes(index),
      ),
    );
  },
);

test.each([{ hasTxnPassword: true }, { hasTxnPassword: false, address: ADDRESS }])(
  '(A18) lists no settings for a member who can withdraw (TXN password: $hasTxnPassword)',
  (member) => {
    renderUi(example({ ...member, twoFactor: true }));
    expect(page.getByRole('listitem').elements()).toEqual([]);
  },
);
