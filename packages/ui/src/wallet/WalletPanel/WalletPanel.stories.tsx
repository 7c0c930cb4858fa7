import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { walletPanel } from '../../samples/site';
import { WalletPanel } from './WalletPanel';

const meta = {
  title: 'Wallet/WalletPanel',
  component: WalletPanel,
  tags: ['stable', 'balance', 'modal', 'deposit', 'locker'],
  args: {
    ...walletPanel,
    wallet: parseUsdt('1234.56789'),
    locker: parseUsdt('250'),
    address: `0x${'5c'.repeat(20)}`,
    style: { maxInlineSize: 392 },
  },
} satisfies Meta<typeof WalletPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutAddress: Story = { args: { address: null } };

export const Loading: Story = {
  args: { wallet: undefined, locker: undefined, address: undefined },
};

export const Stress: Story = {
  args: {
    wallet: 999_999_999_999_999_999n,
    locker: 999_999_999_999_999_999n,
    texts: { deposit: 'Donaudampfschifffahrtsgesellschaft' },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <WalletPanel {...args} />
      <WalletPanel {...args} address={null} />
    </BrandMatrix>
  ),
};
