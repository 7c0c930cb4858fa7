import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { HeroArt } from './HeroArt';

const meta = {
  title: 'Landing/HeroArt',
  component: HeroArt,
  tags: ['stable', 'illustration', 'picture'],
  render: (args) => (
    <div style={{ maxInlineSize: 520 }}>
      <HeroArt {...args} />
    </div>
  ),
} satisfies Meta<typeof HeroArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <HeroArt {...args} />
    </BrandMatrix>
  ),
};
