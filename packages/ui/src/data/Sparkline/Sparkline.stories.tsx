import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../primitives/Text/Text';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Sparkline } from './Sparkline';

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline<number>,
  tags: ['stable', 'inline chart', 'mini chart', 'trend', 'graph'],
  args: { label: 'Balance, last 7 days', values: [10, 12, 11, 15, 14, 19, 24] },
} satisfies Meta<typeof Sparkline<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Balance, last 7 days: from 10 to 24, lowest 10, highest 24',
    );
  },
};

/** The text states the change, because the line shows only the trend. */
export const BesideAnAmount: Story = {
  args: { tone: 'positive' },
  render: (args) => (
    <Text numeric>
      2,400.00 USDT <Sparkline {...args} /> +14.0%
    </Text>
  ),
};

export const Falling: Story = { args: { tone: 'negative', values: [24, 19, 21, 14, -3, 2] } };

export const WithGaps: Story = { args: { values: [10, 12, null, 15, 14, null, 24] } };

export const AllZero: Story = { args: { values: [0, 0, 0, 0] } };

export const OnePoint: Story = { args: { values: [12] } };

export const Empty: Story = { args: { values: [] } };

export const Stress: Story = {
  args: { values: Array.from({ length: 500 }, (_, index) => ((index * 7919) % 997) * 1e15) },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      {(['accent', 'positive', 'negative', 'muted'] as const).map((tone) => (
        <Sparkline key={tone} {...args} tone={tone} />
      ))}
    </BrandMatrix>
  ),
};
