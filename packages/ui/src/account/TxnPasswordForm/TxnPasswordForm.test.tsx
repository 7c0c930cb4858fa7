import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { SENT, NEW_PASSWORD, REFUSED } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { TxnPasswordForm, type TxnPasswordFormProps } from './TxnPasswordForm';

const example = (props?: Partial<TxnPasswordFormProps>) => (
  <TxnPasswordForm onSubmit={() => {}} exists {...props} />
);

describeConformance('TxnPasswordForm', {
  render: (props) => example(props),
  root: HTMLFormElement,
  slots: { parts: [...SENT, 'current', ...NEW_PASSWORD], props: REFUSED },
});

test('[SET-02] does not ask for a current password if the member has no TXN password yet', async () => {
  const onSubmit = vi.fn();
  const { getByLabelText, getByRole, queryByLabelText } = renderUi(
    example({ onSubmit, exists: false }),
  );
  expect(queryByLabelText(/^Current TXN password/)).toBeNull();
  await userEvent.fill(getByLabelText(/^New TXN password/), 'Secret123');
  await userEvent.fill(getByLabelText(/^Confirm new TXN password/), 'Secret123');
  await userEvent.click(getByRole('button', { name: 'Set TXN password' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    current: '',
    password: 'Secret123',
    confirmation: 'Secret123',
  });
});

test('[SET-02] requires the current TXN password to change it', async () => {
  const onSubmit = vi.fn();
  const { getByLabelText, getByText } = renderUi(example({ onSubmit }));
  await userEvent.fill(getByLabelText(/^New TXN password/), 'Secret123');
  await userEvent.fill(getByLabelText(/^Confirm new TXN password/), 'Secret123');
  await userEvent.keyboard('{Enter}');
  expect(getByText('TXN password is required.')).toBeVisible();
  await expect.element(getByLabelText(/^Current TXN password/)).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('Old-secret1{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    current: 'Old-secret1',
    password: 'Secret123',
    confirmation: 'Secret123',
  });
});
