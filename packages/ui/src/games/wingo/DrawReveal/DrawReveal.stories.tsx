import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { DrawReveal } from './DrawReveal';

const meta = {
  title: 'Games/Wingo/DrawReveal',
  component: DrawReveal,
  tags: ['stable', 'result', 'draw', 'animation'],
  args: { result: { roundNumber: '20240131100010042', number: 7 } },
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: 220, blockSize: 120 }}>
      <DrawReveal {...args} />
    </div>
  ),
} satisfies Meta<typeof DrawReveal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoColors: Story = {
  args: { result: { roundNumber: '20240131100010043', number: 0 } },
};

/** Reveal in a container shorter than the ball. */
export const Stress: Story = {
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: 90, blockSize: 60, overflow: 'hidden' }}>
      <DrawReveal {...args} />
    </div>
  ),
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <div style={{ position: 'relative', blockSize: 120 }}>
        <DrawReveal {...args} />
      </div>
    </BrandMatrix>
  ),
};
