import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { DIALOG, SENT, REFUSED } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { OtpDialog, type OtpDialogProps } from './OtpDialog';

const SECRET = 'JBSWY3DPEHPK3PXP';

const example = (props?: Partial<OtpDialogProps>) => (
  <OtpDialog
    open
    onClose={() => {}}
    onSubmit={() => {}}
    action="Disable"
    supportHref="/support"
    {...props}
  />
);

describeConformance('OtpDialog', {
  render: (props) => example(props),
  root: HTMLDivElement,
  slots: { parts: [...DIALOG, ...SENT, 'footer', 'password', 'otp'], props: REFUSED },
});

test.each([
  ['Enable', SECRET, 'Enable two-factor authentication'],
  ['Disable', '', 'Disable two-factor authentication'],
  ['Renew', '', 'New recovery codes'],
  ['Confirm', '', 'Confirm that it is you'],
])(
  '[TFA-02] (C11) asks for the password and a code, and submits both: %s',
  async (action, secret, title) => {
    const onSubmit = vi.fn();
    const { getByLabelText, getByRole } = renderUi(example({ action, secret, onSubmit }));
    expect(getByRole('dialog', { name: title })).toBeVisible();
    await expect.element(getByLabelText(/^Password/)).toHaveFocus();
    await userEvent.fill(getByLabelText(/^Password/), 'Secret123');
    await userEvent.fill(getByRole('textbox', { name: 'OTP' }), '012345');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      otp: '012345',
      action,
      secret,
      password: 'Secret123',
    });
  },
);

test('(C11) submits nothing without the password', async () => {
  const onSubmit = vi.fn();
  const { getByLabelText, getByRole } = renderUi(example({ onSubmit }));
  await expect.element(getByLabelText(/^Password/)).toHaveFocus();
  await userEvent.fill(getByRole('textbox', { name: 'OTP' }), '012345');
  await userEvent.keyboard('{Enter}');
  expect(getByRole('alert')).toHaveTextContent('Please enter your password.');
  await expect.element(getByLabelText(/^Password/)).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('(C11) confirms with the password alone, without fields for a code', async () => {
  const onSubmit = vi.fn();
  const { getByLabelText, getByRole, queryByRole } = renderUi(
    example({ action: 'Confirm', asksForCode: false, onSubmit }),
  );
  expect(getByRole('dialog', { name: 'Confirm that it is you' })).toHaveAccessibleDescription(
    'Enter your password to continue.',
  );
  expect(queryByRole('textbox', { name: 'OTP' })).toBeNull();
  await expect.element(getByLabelText(/^Password/)).toHaveFocus();
  await userEvent.keyboard('Secret123{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    otp: '',
    action: 'Confirm',
    secret: '',
    password: 'Secret123',
  });
});

test('accepts a recovery code only to turn off two-factor authentication', async () => {
  const onSubmit = vi.fn();
  const { getByLabelText, getByRole, queryByRole, rerender } = renderUi(example({ onSubmit }));
  await userEvent.fill(getByLabelText(/^Password/), 'Secret123');
  await userEvent.click(getByRole('button', { name: 'Use a recovery code' }));
  const code = getByRole('textbox', { name: 'Recovery code' });
  await userEvent.fill(code, 'k7wm-3ahx');
  await userEvent.keyboard('{Enter}');
  expect(getByRole('alert')).toHaveTextContent(
    'Enter the whole recovery code: 28 letters and digits, or 16 if it is an older code.',
  );
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.fill(code, 'K7WM 3AHX 9DQT FC2P');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    otp: 'K7WM 3AHX 9DQT FC2P',
    action: 'Disable',
    secret: '',
    password: 'Secret123',
  });
  await userEvent.click(getByRole('button', { name: 'Use the authenticator app' }));
  expect(getByRole('textbox', { name: 'OTP' })).toHaveValue('');
  for (const action of ['Enable', 'Renew', 'Confirm']) {
    rerender(example({ action }));
    expect(queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  }
});

test('[TFA-04] refuses a code that is too short', async () => {
  const onSubmit = vi.fn();
  const { getByLabelText, getByRole } = renderUi(example({ onSubmit }));
  await expect.element(getByLabelText(/^Password/)).toHaveFocus();
  await userEvent.keyboard('Secret123');
  await userEvent.fill(getByRole('textbox', { name: 'OTP' }), '12345');
  await userEvent.keyboard('{Enter}');
  expect(getByRole('alert')).toHaveTextContent('Invalid OTP. It should be a 6-digit number.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(['Remove', 'Withdraw', ''])(
  "[TFA-04] shows only 'Invalid authentication type.' for the action %s",
  async (action) => {
    const onSubmit = vi.fn();
    const { getByRole, queryByLabelText, queryByRole, queryByText } = renderUi(
      example({ action, onSubmit }),
    );
    expect(getByRole('dialog', { name: 'Two-factor authentication' })).toBeVisible();
    expect(getByRole('alert')).toHaveTextContent(/^Invalid authentication type\.$/);
    expect(queryByText(/password|enable/i)).toBeNull();
    expect(queryByLabelText(/^Password/)).toBeNull();
    expect(queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('[TFA-04] refuses a secret that is too short', async () => {
  const onSubmit = vi.fn();
  const { getByLabelText, getByRole } = renderUi(
    example({ action: 'Enable', secret: 'SHORT', onSubmit }),
  );
  await expect.element(getByLabelText(/^Password/)).toHaveFocus();
  await userEvent.keyboard('Secret123');
  await userEvent.fill(getByRole('textbox', { name: 'OTP' }), '123456');
  await userEvent.keyboard('{Enter}');
  expect(getByRole('alert')).toHaveTextContent('Secret key must be at least 8 characters long.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('[TFA-04] clears and focuses the boxes after a wrong code, and keeps the password', async () => {
  const { getByLabelText, getByRole, rerender } = renderUi(example());
  const code = getByRole('textbox', { name: 'OTP' });
  await userEvent.fill(getByLabelText(/^Password/), 'Secret123');
  await userEvent.fill(code, '012345');
  await userEvent.keyboard('{Enter}');
  rerender(example({ errors: { otp: '2FA failed' } }));
  expect(code).toHaveValue('');
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription(/^2FA failed/);
  expect(getByLabelText(/^Password/)).toHaveValue('Secret123');
});

test("shows 'Please wait...' on the button while the code is being checked", () => {
  const { getByRole } = renderUi(example({ pending: true }));
  expect(getByRole('button', { name: 'Please wait...' })).toHaveAttribute('aria-disabled', 'true');
});

test('announces an error, and links to support for a lost device', () => {
  const { getByRole } = renderUi(example({ error: '2FA failed' }));
  expect(getByRole('alert')).toHaveTextContent('2FA failed');
  expect(getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
});

test('is empty each time it opens', async () => {
  const { getByLabelText, getByRole, queryByRole, rerender } = renderUi(example());
  await expect.element(getByLabelText(/^Password/)).toHaveFocus();
  await userEvent.keyboard('Secret123');
  await userEvent.fill(getByRole('textbox', { name: 'OTP' }), '123');
  rerender(example({ open: false }));
  await expect.poll(() => queryByRole('dialog')).toBeNull();
  rerender(example());
  expect(getByRole('textbox', { name: 'OTP' })).toHaveValue('');
  expect(getByLabelText(/^Password/)).toHaveValue('');
});

test.each([
  ['Enable', 'Two-factor authentication is already on.'],
  ['Disable', 'Two-factor authentication is already off.'],
])('[TFA-02] reports a finished action without a form: %s', (action, message) => {
  const { getByRole, getByText, queryByRole, queryByLabelText } = renderUi(
    example({ action, secret: SECRET, done: true }),
  );
  expect(getByText(message)).toBeVisible();
  expect(queryByRole('textbox')).toBeNull();
  expect(queryByLabelText(/^Password/)).toBeNull();
  expect(getByRole('button', { name: 'Close' })).toBeVisible();
});
