import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { depositAddresses } from '../../samples/wallet';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { DepositAddress } from './DepositAddress';

const meta = {
  title: 'Wallet/DepositAddress',
  component: DepositAddress,
  tags: ['stable', 'qr code', 'receive', 'top up', 'network'],
  args: {
    addresses: depositAddresses,
    onCopied: fn(),
    onRetry: fn(),
    style: { maxInlineSize: 392 },
  },
} satisfies Meta<typeof DepositAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AnotherNetwork: Story = {
  args: { other: 'Paytm 98765 43210' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'USDT-POS' }));
    await expect(canvas.getByText(/^Send only USDT-POS/)).toBeVisible();
  },
};

export const Loading: Story = { args: { addresses: undefined } };

export const Failed: Story = { args: { addresses: undefined, error: 'jwt expired' } };

export const Stress: Story = {
  args: {
    addresses: [{ network: 'USDT-BEP20', address: `0x${'f'.repeat(120)}` }],
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <DepositAddress {...args} />
    </BrandMatrix>
  ),
};
