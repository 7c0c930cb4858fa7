import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Data/ErrorState',
  component: ErrorState,
  tags: ['stable', 'failure', 'retry', 'problem'],
  args: {
    message: 'Something went wrong, ERROR: the network is not reachable',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retrying: true } };

export const Stress: Story = {
  args: { message: 'ECONNREFUSED_'.repeat(30) },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <ErrorState {...args} />
    </BrandMatrix>
  ),
};
