import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { translatePage } from '../../../../testing/src/inPage/translatePage';
import { describeConformance } from '../../testing/conformance';
import { SENT, REFUSED } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { SignInForm, type SignInFormProps } from './SignInForm';

const example = (props?: Partial<SignInFormProps>) => (
  <SignInForm
    onSubmit={() => {}}
    forgotPasswordHref="?modal=auth&tab=forgotPassword"
    registerHref="?modal=auth&tab=register"
    {...props}
  />
);

describeConformance('SignInForm', {
  render: (props) => example(props),
  root: HTMLFormElement,
  slots: [
    { parts: [...SENT, 'footer', 'code', 'password'], props: REFUSED },
    { parts: ['submit', 'otp'], props: { ...REFUSED, asksForCode: true } },
  ],
});

test('[AUTH-01] marks its fields as required, and shows its links', () => {
  const { getByLabelText, getByRole } = renderUi(example());
  expect(getByRole('textbox', { name: 'Email & Username' })).toBeRequired();
  expect(getByLabelText(/^Password/)).toBeRequired();
  expect(getByRole('button', { name: 'Show password' })).toBeVisible();
  expect(getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
    'href',
    '?modal=auth&tab=forgotPassword',
  );
  expect(getByRole('link', { name: 'Register an Account' })).toHaveAttribute(
    'href',
    '?modal=auth&tab=register',
  );
});

test('submits the form on Enter', async () => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ onSubmit }));
  await userEvent.click(getByRole('textbox'));
  await userEvent.keyboard('asha@example.com{Tab}Secret123{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    code: 'asha@example.com',
    password: 'Secret123',
  });
});

test('[AUTH-02] submits even empty fields, without browser validation', async () => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ onSubmit }));
  await userEvent.click(getByRole('button', { name: 'sign in' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ code: '', password: '' });
});

test("[AUTH-02] shows 'Please wait...' on the button while pending, and does not submit twice", async () => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ onSubmit, pending: true }));
  const button = getByRole('button', { name: 'Please wait...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  button.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(getByRole('textbox'));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('announces an error and keeps the input', async () => {
  const { getByRole } = renderUi(example({ error: 'Wrong password' }));
  expect(getByRole('alert')).toHaveTextContent('Wrong password');
});

describeConformance('SignInForm, second step', {
  render: (props) => example({ asksForCode: true, onBack: () => {}, ...props }),
  root: HTMLFormElement,
});

test('(C11) focuses the second step, and submits the code together with the earlier input', async () => {
  const onSubmit = vi.fn();
  const { getByRole, rerender } = renderUi(example({ onSubmit }));
  await userEvent.click(getByRole('textbox'));
  await userEvent.keyboard('asha{Tab}Secret123{Enter}');
  rerender(example({ onSubmit, asksForCode: true }));
  const otp = getByRole('textbox', { name: 'OTP' });
  await expect.element(otp).toHaveFocus();
  expect(otp).toHaveAccessibleDescription(
    'Enter the current 6-digit code from your authenticator app.',
  );
  await userEvent.keyboard('012345{Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith({
    code: 'asha',
    password: 'Secret123',
    otp: '012345',
  });
});

test('(C11) returns to the first step with the earlier input', async () => {
  const onBack = vi.fn();
  const { getByLabelText, getByRole, rerender } = renderUi(example());
  await userEvent.click(getByRole('textbox'));
  await userEvent.keyboard('asha{Tab}Secret123{Enter}');
  rerender(example({ asksForCode: true, onBack }));
  await userEvent.click(getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
  rerender(example());
  await expect.element(getByRole('textbox', { name: 'Email & Username' })).toHaveFocus();
  expect(getByRole('textbox')).toHaveValue('asha');
  expect(getByLabelText(/^Password/)).toHaveValue('Secret123');
});

test('(C11) refuses a code that does not have 6 digits before submitting it', async () => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ onSubmit, asksForCode: true }));
  await userEvent.click(getByRole('textbox', { name: 'OTP' }));
  await userEvent.keyboard('12345{Enter}');
  expect(getByRole('alert')).toHaveTextContent('Invalid OTP. It should be a 6-digit number.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('accepts a recovery code instead of a code from the app', async () => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ onSubmit, asksForCode: true }));
  await userEvent.fill(getByRole('textbox', { name: 'OTP' }), '123');
  await userEvent.click(getByRole('button', { name: 'Use a recovery code' }));
  const code = getByRole('textbox', { name: 'Recovery code' });
  expect(code).toHaveValue('');
  await userEvent.fill(code, 'k7wm-3ahx-9dqt');
  await userEvent.keyboard('{Enter}');
  expect(getByRole('alert')).toHaveTextContent(
    'Enter the whole recovery code: 28 letters and digits, or 16 if it is an older code.',
  );
  await userEvent.fill(code, 'k7wm-3ahx-9dqt-fc2p');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    code: '',
    password: '',
    otp: 'k7wm-3ahx-9dqt-fc2p',
  });
});

test('(C11) shows a refused code at its field, and focuses the field', async () => {
  const { getByRole, rerender } = renderUi(example({ asksForCode: true, onBack: () => {} }));
  getByRole('button', { name: 'Back' }).focus();
  rerender(example({ asksForCode: true, onBack: () => {}, error: 'This OTP is wrong.' }));
  await expect.element(getByRole('textbox', { name: 'OTP' })).toHaveFocus();
  expect(getByRole('alert')).toHaveTextContent('This OTP is wrong.');
});

test("(C11) shows 'Please wait...' on the button while the code is checked, and does not submit twice", async () => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ onSubmit, asksForCode: true, pending: true }));
  await userEvent.click(getByRole('textbox', { name: 'OTP' }));
  await userEvent.keyboard('123456{Enter}');
  expect(getByRole('button', { name: 'Please wait...' })).toHaveAttribute('aria-disabled', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('keeps the input on a translated page', async () => {
  const { getByRole, getByLabelText, rerender } = renderUi(example());
  onTestFinished(translatePage());
  await userEvent.fill(getByRole('textbox', { name: 'Email & Username' }), 'asha@example.com');
  await userEvent.fill(getByLabelText(/^Password/), 'Secret123');
  rerender(example({ pending: true }));
  expect(getByRole('button', { name: 'Please wait...' })).toBeVisible();
  rerender(example({ error: 'Incorrect email, username or password.' }));
  expect(getByRole('alert')).toHaveTextContent('Incorrect email, username or password.');
  expect(getByRole('button', { name: 'sign in' })).toBeVisible();
  expect(getByRole('textbox', { name: 'Email & Username' })).toHaveValue('asha@example.com');
  expect(getByLabelText(/^Password/)).toHaveValue('Secret123');
});
