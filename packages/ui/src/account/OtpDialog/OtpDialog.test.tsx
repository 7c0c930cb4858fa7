import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
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

describeConformance('OtpDialog', { render: (props) => example(props), root: HTMLDivElement });

test.each([
  ['Enable', SECRET, 'Enable two-factor authentication'],
  ['Disable', '', 'Disable two-factor authentication'],
  ['Withdraw', '', 'Confirm the withdrawal'],
])('[TFA-02] %s: it asks for a code, and sends it', async (action, secret, title) => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ action, secret, onSubmit }));
  expect(getByRole('dialog', { name: title })).toBeVisible();
  await expect.element(getByRole('textbox', { name: 'OTP' })).toHaveFocus();
  await userEvent.keyboard('012345{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ otp: '012345', action, secret });
});

test('[TFA-04] a code that is too short', async () => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ onSubmit }));
  await expect.element(getByRole('textbox', { name: 'OTP' })).toHaveFocus();
  await userEvent.keyboard('12345{Enter}');
  expect(getByRole('alert')).toHaveTextContent('Invalid OTP. It should be a 6-digit number.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  [{ action: 'Remove' }, 'Invalid authentication type.'],
  [{ action: 'Enable', secret: 'SHORT' }, 'Secret key must be at least 8 characters long.'],
])('[TFA-04] %o: %s', async (props, message) => {
  const onSubmit = vi.fn();
  const { getByRole } = renderUi(example({ ...props, onSubmit }));
  await expect.element(getByRole('textbox', { name: 'OTP' })).toHaveFocus();
  await userEvent.keyboard('123456{Enter}');
  expect(getByRole('alert')).toHaveTextContent(message);
  expect(onSubmit).not.toHaveBeenCalled();
});

test("while the code is checked the button reads 'Please wait...'", () => {
  const { getByRole } = renderUi(example({ pending: true }));
  expect(getByRole('button', { name: 'Please wait...' })).toHaveAttribute('aria-disabled', 'true');
});

test('a failure is read out, and a lost device has a way on', () => {
  const { getByRole } = renderUi(example({ error: '2FA failed' }));
  expect(getByRole('alert')).toHaveTextContent('2FA failed');
  expect(getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/support');
});

test('every opening asks afresh', async () => {
  const { getByRole, queryByRole, rerender } = renderUi(example());
  await expect.element(getByRole('textbox', { name: 'OTP' })).toHaveFocus();
  await userEvent.keyboard('123');
  rerender(example({ open: false }));
  await expect.poll(() => queryByRole('dialog')).toBeNull();
  rerender(example());
  expect(getByRole('textbox', { name: 'OTP' })).toHaveValue('');
});
