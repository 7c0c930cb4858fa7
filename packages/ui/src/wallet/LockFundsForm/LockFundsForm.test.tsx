import { parseUsdt } from '@platform/rules/money';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { SENT, REFUSED } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { MessagesProvider } from '../../theme/Messages';
import { LockFundsForm, type LockFundsFormProps } from './LockFundsForm';

const example = (props?: Partial<LockFundsFormProps>) => (
  <LockFundsForm
    onSubmit={() => {}}
    balance={parseUsdt('1234.5')}
    now={() => Date.UTC(2026, 5, 1, 12)}
    {...props}
  />
);

const amount = page.getByRole('textbox', { name: /^Amount/ });
const press = (name: string) => page.getByRole('button', { name }).click();
const review = () => press('Review');
const send = async () => {
  await review();
  await press('Confirm lock');
};

describeConformance('LockFundsForm', {
  render: (props) => example(props),
  root: HTMLFormElement,
  slots: [
    { parts: [...SENT, 'amount', 'plan', 'otp'], props: { ...REFUSED, asksForCode: true } },
    {
      parts: ['submit', 'back'],
      act: async () => {
        await amount.fill('50');
        await review();
      },
    },
  ],
});

test("[LOCK-01] fills in the main wallet's balance when Max is pressed", async () => {
  renderUi(example());
  await page.getByRole('button', { name: 'Max' }).click();
  await expect.element(amount).toHaveValue('1234.5');
});

test('[LOCK-01] offers plans of 3, 6, 12, 24 and 48 months, and submits the number of the selected plan', async () => {
  const onSubmit = vi.fn();
  const { getAllByRole } = renderUi(example({ onSubmit }));
  expect(getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '3 months',
    '6 months',
    '12 months',
    '24 months',
    '48 months',
  ]);
  await amount.fill('50');
  await userEvent.click(page.getByText('24 months'));
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ amount: '50', plan: 4, otp: '' });
});

test('(C11) asks for a code to lock more than 1,000 USDT if the member has an authenticator app', async () => {
  const onSubmit = vi.fn();
  const { queryByRole } = renderUi(example({ onSubmit, twoFactor: true }));
  const code = page.getByRole('textbox', { name: 'OTP' });
  await amount.fill('1000');
  expect(queryByRole('textbox', { name: 'OTP' })).toBeNull();
  await amount.fill('1000.01');
  await review();
  await expect.element(code).toHaveFocus();
  await expect.element(page.getByText('Invalid OTP. It should be a 6-digit number.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await code.fill('123456');
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ amount: '1000.01', plan: 1, otp: '123456' });
});

test('(C11) does not submit a code that is no longer required', async () => {
  const onSubmit = vi.fn();
  renderUi(example({ onSubmit, twoFactor: true }));
  await amount.fill('2000');
  await page.getByRole('textbox', { name: 'OTP' }).fill('123456');
  await amount.fill('60');
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ amount: '60', plan: 1, otp: '' });
});

test('(C11) asks for a code to lock a smaller amount if the server requires it', async () => {
  const onSubmit = vi.fn();
  const { rerender } = renderUi(example({ onSubmit }));
  await amount.fill('60');
  rerender(example({ onSubmit, asksForCode: true }));
  await page.getByRole('textbox', { name: 'OTP' }).fill('123456');
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ amount: '60', plan: 1, otp: '123456' });
});

test('shows the unlock date of a plan that is selected with the keyboard', async () => {
  renderUi(example());
  await expect.element(page.getByText('01 Sep 2026, 12:00 PM')).toBeVisible();
  await userEvent.click(page.getByText('12 months'));
  await expect.element(page.getByText('01 Jun 2027, 12:00 PM')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('01 Jun 2028, 12:00 PM')).toBeVisible();
});

test.each(['', '49.999999'])(
  "[LOCK-02] rejects an amount of '%s', below the minimum of 50",
  async (text) => {
    const onSubmit = vi.fn();
    renderUi(example({ onSubmit }));
    await amount.fill(text);
    await review();
    await expect.element(page.getByText('Minimum Amount is 50$.')).toBeVisible();
    await expect.element(amount).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test("[LOCK-03] labels the button 'Please wait...' while pending, and does not submit twice", async () => {
  const onSubmit = vi.fn();
  renderUi(example({ onSubmit, pending: true }));
  await amount.fill('50');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Please wait...' })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

const facts = () =>
  Object.fromEntries(
    page
      .getByRole('term')
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('shows the terms of a lock for review, and submits the lock only after confirmation', async () => {
  const onSubmit = vi.fn();
  const { container } = renderUi(example({ onSubmit, profits: { 3: 40_000n } }));
  await amount.fill('600');
  await userEvent.click(page.getByText('12 months'));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Review your lock' })).toHaveFocus();
  expect(facts()).toEqual({
    Amount: '600.0000 USDT',
    Plan: '12 months',
    'Unlock date': '01 Jun 2027, 12:00 PM',
    'Paid every month': '2.0000 USDT',
    'First payment': '01 Jul 2026, 12:00 PM',
    'Total by the unlock date': '24.0000 USDT',
  });
  expect(container).toHaveTextContent(
    'This cannot be undone. You cannot use or withdraw the funds before 01 Jun 2027, 12:00 PM.',
  );
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ amount: '600', plan: 3, otp: '' });
});

test('keeps the input on return from the review', async () => {
  const onSubmit = vi.fn();
  renderUi(example({ onSubmit, asksForCode: true, plan: 4 }));
  await amount.fill('60');
  await page.getByRole('textbox', { name: 'OTP' }).fill('123456');
  await review();
  await press('Back');
  await expect.element(page.getByRole('button', { name: 'Review' })).toHaveFocus();
  await expect.element(amount).toHaveValue('60');
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ amount: '60', plan: 4, otp: '123456' });
});

test('does not confirm a lock when the review button is double-clicked', async () => {
  const onSubmit = vi.fn();
  renderUi(example({ onSubmit }));
  await amount.fill('60');
  await page.getByRole('button', { name: 'Review' }).dblClick();
  await expect.element(page.getByRole('heading', { name: 'Review your lock' })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(['Back', 'Confirm lock'])('lets a pending lock finish without %s', async (name) => {
  const onSubmit = vi.fn();
  const { rerender } = renderUi(example({ onSubmit }));
  await amount.fill('60');
  await send();
  rerender(example({ onSubmit, pending: true }));
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('button', { name: name === 'Back' ? name : 'Please wait...' }))
    .toBeDisabled();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('returns to the fields with the input after a failure, and announces it', async () => {
  const onSubmit = vi.fn();
  const { rerender } = renderUi(example({ onSubmit, plan: 2 }));
  await amount.fill('60');
  await send();
  rerender(example({ onSubmit, pending: true }));
  rerender(example({ onSubmit, error: 'Activation failed' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Activation failed');
  await expect.element(amount).toHaveValue('60');
  await expect.element(page.getByRole('radio', { name: '6 months' })).toBeChecked();
});

test('returns to a field with an error from the server', async () => {
  const { rerender } = renderUi(example());
  await amount.fill('60');
  await send();
  rerender(example({ pending: true }));
  rerender(example({ asksForCode: true, errors: { otp: 'Enter the code.' } }));
  await expect.element(page.getByRole('textbox', { name: 'OTP' })).toHaveFocus();
  await expect.element(amount).toHaveValue('60');
});

test('shows the yearly rate of each plan, and the profit, dates and total of the selected plan', async () => {
  const profits = { 1: 20_000n, 2: 30_000n, 3: 40_000n, 4: 50_000n, 5: 62_500n };
  const { getAllByRole } = renderUi(example({ profits }));
  expect(getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '3 months2% a year',
    '6 months3% a year',
    '12 months4% a year',
    '24 months5% a year',
    '48 months6.25% a year',
  ]);
  await amount.fill('600');
  await userEvent.click(page.getByText('12 months'));
  expect(facts()).toMatchObject({
    'Paid every month': '2.0000 USDT',
    'First payment': '01 Jul 2026, 12:00 PM',
    'Total by the unlock date': '24.0000 USDT',
  });
});

test('formats rates with Latin digits, even in Arabic', () => {
  const { getAllByRole } = renderUi(
    <MessagesProvider messages={{ language: 'ar-EG' }}>
      {example({ profits: { 1: 62_500n } })}
    </MessagesProvider>,
  );
  expect(getAllByRole('radio')[0]?.closest('label')).toHaveTextContent(/6[.,٫]25/);
});

test('shows no rates while they load', () => {
  const { container } = renderUi(example({ profits: null }));
  expect(container.querySelector('[aria-live]')).toHaveAttribute('aria-busy', 'true');
  expect(container.textContent).not.toContain('a year');
});

test('does not shift on a phone when the balance and the rates load', async () => {
  await page.viewport(390, 844);
  const place = (props: Partial<LockFundsFormProps>) => (
    <div style={{ inlineSize: 300 }}>{example(props)}</div>
  );
  const { container, rerender } = renderUi(place({ balance: undefined, profits: null }));
  const tops = () =>
    [...container.querySelectorAll('label, dt, button[type="submit"]')].map(
      (part) => part.getBoundingClientRect().top,
    );
  const before = tops();
  rerender(place({ profits: { 1: 20_000n, 2: 30_000n, 3: 40_000n, 4: 50_000n, 5: 60_000n } }));
  expect(before.length).toBeGreaterThan(10);
  expect(tops()).toEqual(before);
});
