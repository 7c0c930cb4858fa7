import { parseBet } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { BetChip } from './BetChip';

const meta = {
  title: 'Games/Wingo/BetChip',
  component: BetChip,
  tags: ['stable', 'bet', 'position'],
  args: { bet: parseBet('color', 'green') },
} satisfies Meta<typeof BetChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnNumber: Story = { args: { bet: parseBet('number', '5') } };

export const OnHigh: Story = { args: { bet: parseBet('high', '') } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <BetChip {...args} />
      <BetChip bet={parseBet('color', 'violet')} />
      <BetChip bet={parseBet('color', 'red')} />
      <BetChip bet={parseBet('number', '0')} />
      <BetChip bet={parseBet('high', '')} />
      <BetChip bet={parseBet('low', '')} />
    </BrandMatrix>
  ),
};
