import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { PageSkeleton } from './PageSkeleton';

const meta = {
  title: 'Layout/PageSkeleton',
  component: PageSkeleton,
  tags: ['stable', 'loader', 'placeholder'],
  parameters: { frame: 'bare' },
} satisfies Meta<typeof PageSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Board: Story = { args: { shape: 'board' } };

export const Cards: Story = { args: { shape: 'cards' } };

export const Table: Story = { args: { shape: 'table' } };

export const Stress: Story = { args: { shape: 'cards' }, parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  render: (args) => (
    <BrandMatrix>
      <PageSkeleton {...args} shape="board" />
      <PageSkeleton {...args} shape="table" />
    </BrandMatrix>
  ),
};
