import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Pagination } from './Pagination';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  tags: ['stable', 'pager', 'previous', 'next'],
  args: { current: 2, pages: 7, total: 64, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const FirstPage: Story = { args: { current: 1 } };

export const LastPage: Story = { args: { current: 7 } };

export const Stress: Story = {
  args: { current: 123_456, pages: 999_999, total: 9_999_990 },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Pagination {...args} />
    </BrandMatrix>
  ),
};
