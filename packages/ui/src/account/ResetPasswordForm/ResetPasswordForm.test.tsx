import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { SENT, NEW_PASSWORD, REFUSED } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm';

const example = (props?: Partial<ResetPasswordFormProps>) => (
  <ResetPasswordForm
    onSubmit={() => {}}
    token="token-of-the-mail"
    forgotPasswordHref="?modal=auth&tab=forgotPassword"
    {...props}
  />
);

describeConformance('ResetPasswordForm', {
  render: (props) => example(props),
  root: HTMLFormElement,
  slots: { parts: [...SENT, ...NEW_PASSWORD], props: REFUSED },
});

test('[AUTH-09] sends the new password with the token from the link', async () => {
  const onSubmit = vi.fn();
  const { getByLabelText } = renderUi(example({ onSubmit }));
  await userEvent.fill(getByLabelText(/^New password/), 'Secret123');
  await userEvent.fill(getByLabelText(/^Confirm new password/), 'Secret123');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    token: 'token-of-the-mail',
    password: 'Secret123',
    confirmation: 'Secret123',
  });
});

test('[REG-03] checks off the rules while the user types, and enforces them', async () => {
  const onSubmit = vi.fn();
  const { getByLabelText, getByRole, getByText } = renderUi(example({ onSubmit }));
  await userEvent.fill(getByLabelText(/^New password/), 'secret');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(getByText('The passwords do not match.')).toBeVisible();
  await userEvent.fill(getByLabelText(/^New password/), 'Secret123');
  expect(getByRole('status')).toHaveTextContent('Password meets all requirements');
});

test('[AUTH-09] reports an expired link, and links to the form for requesting a new link', () => {
  const { getByRole, queryByRole, queryByLabelText } = renderUi(
    example({ expired: true, error: 'Something else' }),
  );
  expect(getByRole('alert')).toHaveTextContent(/This link has been used or has expired/);
  expect(getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
    'href',
    '?modal=auth&tab=forgotPassword',
  );
  expect(queryByLabelText(/^New password/)).toBeNull();
  expect(queryByRole('button')).toBeNull();
});

test('[AUTH-09] moves the focus from the fields to the message when the link has expired', () => {
  const { getByLabelText, getByRole, rerender } = renderUi(example());
  getByLabelText(/^New password/).focus();
  rerender(example({ expired: true }));
  expect(getByRole('alert')).toHaveFocus();
});
