import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { ColorDots } from './ColorDots';

const meta = {
  title: 'Games/Wingo/ColorDots',
  component: ColorDots,
  tags: ['stable', 'colours', 'result'],
  args: { colors: ['red', 'violet'] },
} satisfies Meta<typeof ColorDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Single: Story = { args: { colors: ['green'] } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: () => (
    <BrandMatrix>
      <ColorDots colors={['green', 'violet', 'red']} />
    </BrandMatrix>
  ),
};
