import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { SENT, NEW_PASSWORD, REFUSED } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm';

const example = (props?: Partial<ChangePasswordFormProps>) => (
  <ChangePasswordForm onSubmit={() => {}} {...props} />
);

describeConformance('ChangePasswordForm', {
  render: (props) => example(props),
  root: HTMLFormElement,
  slots: { parts: [...SENT, 'current', ...NEW_PASSWORD], props: REFUSED },
});

test('[SET-02] asks for the current password once and the new password twice, and submits both', async () => {
  const onSubmit = vi.fn();
  const { getByLabelText } = renderUi(example({ onSubmit }));
  await userEvent.fill(getByLabelText(/^Current password/), 'Old-secret1');
  await userEvent.fill(getByLabelText(/^New password/), 'Secret123');
  await userEvent.fill(getByLabelText(/^Confirm new password/), 'Secret123');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    current: 'Old-secret1',
    password: 'Secret123',
    confirmation: 'Secret123',
  });
});

test('[SET-02] shows missing and invalid input, and focuses the first problem', async () => {
  const onSubmit = vi.fn();
  const { getByLabelText, getByRole, getByText } = renderUi(example({ onSubmit }));
  await userEvent.click(getByRole('button', { name: 'Change password' }));
  expect(getByText('Please enter your password.')).toBeVisible();
  expect(getByText(/^Use at least 8 characters/)).toBeVisible();
  await expect.element(getByLabelText(/^Current password/)).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('[REG-03] [SET-04] checks off the rules when a password is changed', async () => {
  const { getByLabelText, getByRole } = renderUi(example());
  await userEvent.fill(getByLabelText(/^New password/), 'Secret123');
  expect(getByRole('status')).toHaveTextContent('Password meets all requirements');
});

test('tells password managers the purpose of each password', () => {
  const { getByLabelText } = renderUi(example());
  expect(getByLabelText(/^Current password/)).toHaveAttribute('autocomplete', 'current-password');
  expect(getByLabelText(/^New password/)).toHaveAttribute('autocomplete', 'new-password');
});
