import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { hrefs } from '../../samples/site';
import { BalanceSelector } from './BalanceSelector';

const meta = {
  title: 'Wallet/BalanceSelector',
  component: BalanceSelector,
  tags: ['stable', 'balance', 'currency picker', 'header'],
  args: { kind: 'wallet', balance: 1_234_567_890n, href: hrefs.wallet },
  render: (args) => (
    <Inline>
      <BalanceSelector {...args} />
    </Inline>
  ),
} satisfies Meta<typeof BalanceSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Locker: Story = {
  args: { kind: 'locker' },
};

export const Loading: Story = { args: { balance: undefined } };

export const Failed: Story = { args: { balance: undefined, error: 'The server is resting.' } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Wallet 1,234\.5679/ }));
    await expect(await screen.findByRole('option', { name: /USDT/ })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Wallet 1,234\.5679/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'BTC');
    await expect(screen.getByText('No currency found')).toBeVisible();
  },
};

export const Stress: Story = {
  args: { balance: 999_999_999_999_999_999n },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <BalanceSelector {...args} />
    </BrandMatrix>
  ),
};
