import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { BonusCard } from './BonusCard';

const meta = {
  title: 'Wallet/BonusCard',
  component: BonusCard,
  tags: ['stable', 'stat', 'metric', 'income'],
  args: { kind: 'direct', amount: 1_234_567_890n, href: '/incomes/Refer_income' },
} satisfies Meta<typeof BonusCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { amount: undefined } };

export const Stress: Story = {
  args: { label: 'Empfehlungsprovisionsbonus', amount: 999_999_999_999_999_999n },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <div style={{ inlineSize: '100%' }}>
        <BonusCard {...args} />
      </div>
      <div style={{ inlineSize: '100%' }}>
        <BonusCard {...args} kind="self" amount={undefined} />
      </div>
    </BrandMatrix>
  ),
};
