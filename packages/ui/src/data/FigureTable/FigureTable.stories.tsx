import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { FigureTable } from './FigureTable';

const meta = {
  title: 'Data/FigureTable',
  component: FigureTable,
  tags: ['stable', 'odds', 'returns', 'rtp', 'payouts'],
  args: {
    caption: 'What a bet pays back',
    columns: ['Bet', 'Pays', 'Return'],
    rows: [
      ['Green', '2x (1, 3, 7, 9), 1.5x (5)', '93.1%'],
      ['Violet', '4.5x (0, 5)', '88.2%'],
      ['High', '2x (5, 6, 7, 8, 9)', '98%'],
    ],
  },
} satisfies Meta<typeof FigureTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stress: Story = {
  args: {
    caption: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    rows: [['Donaudampfschifffahrtsgesellschaft', '1000000x (0, 1, 2, 3, 4, 5)', '98.984375%']],
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <FigureTable {...args} />
    </BrandMatrix>
  ),
};
