import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { WalletAddressForm } from './WalletAddressForm';

const ADDRESS = '0x5c1e2b7a9d3f4e8c6b0a1d2e3f4a5b6c7d8e9f01';

const meta = {
  title: 'Account/WalletAddressForm',
  component: WalletAddressForm,
  tags: ['stable', 'wallet', 'security', 'settings', 'withdrawal', 'form'],
  args: {
    onSubmit: fn(),
    currentAddress: ADDRESS,
    hasTxnPassword: true,
    txnPasswordHref: '#txn-password',
  },
} satisfies Meta<typeof WalletAddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const address = `0x${'ab12'.repeat(10)}`;
    await userEvent.type(canvas.getByRole('textbox', { name: 'New wallet address' }), address);
    await userEvent.type(canvas.getByLabelText(/^TXN password/), 'Secret123{Enter}');
    const sent = { address, txnPassword: 'Secret123', otp: '' };
    await expect(args.onSubmit).toHaveBeenCalledWith(sent);
  },
};

export const NoAddressYet: Story = { args: { currentAddress: null } };

export const WithTwoFactor: Story = { args: { twoFactor: true } };

export const NoTxnPassword: Story = { args: { currentAddress: null, hasTxnPassword: false } };

export const Mistakes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update wallet address' }));
    await expect(canvas.getByText('TXN password is required.')).toBeVisible();
  },
};

export const Pending: Story = { args: { pending: true } };

export const Refused: Story = { args: { errors: { txnPassword: 'Your TXN password is wrong.' } } };

export const Stress: Story = {
  args: {
    currentAddress: `0x${'f'.repeat(120)}`,
    texts: { submit: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <WalletAddressForm {...args} />
      <WalletAddressForm {...args} currentAddress={null} hasTxnPassword={false} />
    </BrandMatrix>
  ),
};
