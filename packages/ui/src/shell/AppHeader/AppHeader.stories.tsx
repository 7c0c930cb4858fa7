import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { hrefs, productMenu } from '../../samples/site';
import { BalanceSelector } from '../../wallet/BalanceSelector/BalanceSelector';
import { ProductMenu } from '../ProductMenu/ProductMenu';
import { AppHeader } from './AppHeader';

const balances = (amount: bigint | undefined) => ({
  locker: <BalanceSelector kind="locker" href={hrefs.wallet} balance={amount} />,
  wallet: <BalanceSelector kind="wallet" href={hrefs.wallet} balance={amount} />,
});

const meta = {
  title: 'Shell/AppHeader',
  component: AppHeader,
  tags: ['stable', 'navbar', 'topbar', 'balance'],
  args: {
    ...balances(1_234_567_890n),
    onReferral: fn(),
    menu: <ProductMenu items={productMenu} />,
    homeHref: hrefs.dashboard,
  },
  parameters: { frame: 'bare' },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy referral link' }));
    await expect(args.onReferral).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: balances(undefined) };

export const Stress: Story = {
  args: balances(999_999_999_999_999_999n),
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  render: (args) => (
    <BrandMatrix>
      <AppHeader {...args} style={{ inlineSize: '100%' }} />
    </BrandMatrix>
  ),
};
