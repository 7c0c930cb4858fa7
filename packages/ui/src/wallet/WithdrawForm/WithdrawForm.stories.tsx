import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NOW } from '../../samples/time';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { withdrawForm } from '../../samples/site';
import { WithdrawForm } from './WithdrawForm';

const ADDRESS = '0x19bE05a7cD42f38A6e90C4d71b2D5f8E3a64c0F7';

const meta = {
  title: 'Wallet/WithdrawForm',
  component: WithdrawForm,
  tags: ['stable', 'payout', 'cash out', 'send', 'otp'],
  args: {
    ...withdrawForm,
    onSubmit: fn(),
    balance: parseUsdt('1234.56789'),
    address: ADDRESS,
    style: { maxInlineSize: 392 },
  },
} satisfies Meta<typeof WithdrawForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '250.5');
    await userEvent.type(canvas.getByRole('textbox', { name: /^OTP/ }), '123456');
    await expect(canvas.getByText('974.0679')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      amount: '250.5',
      address: ADDRESS,
      otp: '123456',
      txnPassword: '',
    });
  },
};

/** A withdrawal to someone else's address requires the TXN password. */
export const AnotherAddress: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '250.5');
    const address = canvas.getByRole('textbox', { name: /^BEP20 address/ });
    await userEvent.clear(address);
    await userEvent.type(address, `0x${'ab12'.repeat(10)}`);
    await userEvent.type(canvas.getByRole('textbox', { name: /^OTP/ }), '123456{Enter}');
    await expect(canvas.getByText('TXN password is required.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WithoutTxnPassword: Story = { args: { address: '', hasTxnPassword: false } };

/** Withdrawals are blocked for a while after security settings change. */
export const Waiting: Story = { args: { bar: NOW + 86_400_000 } };

/** The member has stopped withdrawals through an email link. */
export const Stopped: Story = { args: { bar: 'stopped' } };

export const Problems: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(canvas.getByText(/^Minimum Withdrawal amount is 10\$/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TooMuch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '5000');
    await expect(canvas.getByText(/^Your balance is too low/)).toBeVisible();
  },
};

export const WithoutTwoFactor: Story = { args: { twoFactor: false } };

export const Pending: Story = { args: { pending: true } };

export const Failed: Story = { args: { error: 'Withdrawal Failed' } };

export const Loading: Story = { args: { balance: undefined } };

export const Stress: Story = {
  args: {
    balance: 999_999_999_999_999_999n,
    address: `0x${'f'.repeat(80)}`,
    texts: { remaining: 'Donaudampfschifffahrtsgesellschaftsrestguthaben' },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <WithdrawForm {...args} />
    </BrandMatrix>
  ),
};
