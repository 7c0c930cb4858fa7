import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { SENT, REFUSED } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { WalletAddressForm, type WalletAddressFormProps } from './WalletAddressForm';

const ADDRESS = '0x5c1e2b7a9d3f4e8c6b0a1d2e3f4a5b6c7d8e9f01';

const example = (props?: Partial<WalletAddressFormProps>) => (
  <WalletAddressForm
    onSubmit={() => {}}
    currentAddress={ADDRESS}
    hasTxnPassword
    txnPasswordHref="/settings/security"
    {...props}
  />
);

describeConformance('WalletAddressForm', {
  render: (props) => example(props),
  root: HTMLFormElement,
  slots: {
    parts: [...SENT, 'address', 'txnPassword', 'otp'],
    props: { ...REFUSED, twoFactor: true },
  },
});

test('[SET-02] shows the whole current address, and copies it', () => {
  const { getByRole, getByText } = renderUi(example());
  expect(getByText(ADDRESS)).toBeVisible();
  expect(getByRole('button', { name: 'Copy wallet address' })).toBeVisible();
});

test('[SET-02] submits the new address with the TXN password', async () => {
  const onSubmit = vi.fn();
  const { getByLabelText, getByRole } = renderUi(example({ onSubmit }));
  const address = `0x${'Ab'.repeat(20)}`;
  await userEvent.fill(getByRole('textbox', { name: 'New wallet address' }), address);
  await userEvent.fill(getByLabelText(/^TXN password/), 'Secret123');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ address, txnPassword: 'Secret123', otp: '' });
});

test('(C11) also asks for a code if two-factor authentication is on', async () => {
  const onSubmit = vi.fn();
  const { getByLabelText, getByRole, getByText } = renderUi(example({ onSubmit, twoFactor: true }));
  await userEvent.fill(getByRole('textbox', { name: 'New wallet address' }), ADDRESS);
  await userEvent.fill(getByLabelText(/^TXN password/), 'Secret123');
  await userEvent.keyboard('{Enter}');
  expect(getByText('Invalid OTP. It should be a 6-digit number.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.fill(getByRole('textbox', { name: 'OTP' }), '123456');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    address: ADDRESS,
    txnPassword: 'Secret123',
    otp: '123456',
  });
});

test('[SET-03] requires the TXN password', async () => {
  const onSubmit = vi.fn();
  const { getByLabelText, getByRole, getByText } = renderUi(example({ onSubmit }));
  await userEvent.fill(getByRole('textbox', { name: 'New wallet address' }), ADDRESS);
  await userEvent.keyboard('{Enter}');
  expect(getByText('TXN password is required.')).toBeVisible();
  await expect.element(getByLabelText(/^TXN password/)).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(['', '0x12', 'asha@example.com'])("rejects '%s'", async (typed) => {
  const onSubmit = vi.fn();
  const { getByLabelText, getByRole, getByText } = renderUi(example({ onSubmit }));
  await userEvent.fill(getByRole('textbox', { name: 'New wallet address' }), typed);
  await userEvent.fill(getByLabelText(/^TXN password/), 'Secret123');
  await userEvent.keyboard('{Enter}');
  expect(getByText(/^Please enter a BEP20 address/)).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('[SET-03] shows only a link to set a TXN password if there is none', () => {
  const { getByRole, getByText, queryByRole } = renderUi(
    example({ currentAddress: null, hasTxnPassword: false }),
  );
  expect(getByText('No wallet address yet')).toBeVisible();
  expect(getByRole('link', { name: 'Set a TXN password' })).toHaveAttribute(
    'href',
    '/settings/security',
  );
  expect(queryByRole('textbox')).toBeNull();
  expect(queryByRole('button')).toBeNull();
});
