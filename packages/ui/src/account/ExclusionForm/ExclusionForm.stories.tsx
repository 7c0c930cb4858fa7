import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HOUR, NOW } from '../../samples/time';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { ExclusionForm } from './ExclusionForm';

const meta = {
  title: 'Account/ExclusionForm',
  component: ExclusionForm,
  tags: ['stable', 'responsible gambling', 'break', 'self-exclusion', 'time-out', 'form'],
  args: { now: () => NOW, onSubmit: fn() },
} satisfies Meta<typeof ExclusionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1 week' }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Begin break' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ length: 'week', understood: true });
  },
};

export const SelfExclusion: Story = {
  args: { kind: 'exclusion' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'For ever' }));
    await expect(canvas.getByText('You can never bet here again.')).toBeVisible();
  },
};

export const Lengthen: Story = {
  args: { current: { kind: 'break', endsAt: NOW + 10 * 24 * HOUR } },
};

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Begin break' }));
    await expect(canvas.getByText('Choose a length.')).toBeVisible();
  },
};

export const Pending: Story = { args: { pending: true } };

export const Failed: Story = { args: { error: 'Something went wrong, ERROR: no network' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <ExclusionForm {...args} />
      <ExclusionForm {...args} kind="exclusion" />
    </BrandMatrix>
  ),
};
