import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Progress } from './Progress';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  tags: ['stable', 'progressbar', 'meter', 'loading', 'upload'],
  args: { label: 'Rank progress', value: 64 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Rank progress' })).toHaveAttribute(
      'aria-valuetext',
      '64%',
    );
  },
};

export const Nothing: Story = { args: { value: 0 } };

export const Complete: Story = { args: { value: 100, tone: 'success' } };

export const Indeterminate: Story = { args: { label: 'Uploading', value: undefined } };

export const Stress: Story = {
  args: { value: 999_999_999_999, max: 999_999_999_999_999 },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Progress {...args} />
      <Progress {...args} value={100} tone="success" />
      <Progress {...args} value={12} tone="danger" />
      <Progress {...args} value={undefined} />
    </BrandMatrix>
  ),
};
