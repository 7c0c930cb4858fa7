import type { BonusType } from '@platform/rules/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { BonusCard } from '../BonusCard/BonusCard';
import { BonusGrid } from './BonusGrid';

const KINDS: readonly BonusType[] = ['direct', 'level', 'self', 'rebate', 'rank', 'betStatus'];

const cards = (amount: bigint | undefined) =>
  KINDS.map((kind) => <BonusCard key={kind} kind={kind} amount={amount} href="/bonus" />);

const meta = {
  title: 'Wallet/BonusGrid',
  component: BonusGrid,
  tags: ['stable', 'stats', 'dashboard', 'income'],
  args: { children: cards(1_234_567_890n) },
} satisfies Meta<typeof BonusGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { children: cards(undefined) } };

export const Stress: Story = {
  args: { children: cards(999_999_999_999_999_999n) },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <BonusGrid {...args} style={{ inlineSize: '100%' }} />
    </BrandMatrix>
  ),
};
