import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { ColorButtons } from './ColorButtons';

const meta = {
  title: 'Games/Wingo/ColorButtons',
  component: ColorButtons,
  tags: ['stable', 'colours'],
  args: { onPick: fn() },
} satisfies Meta<typeof ColorButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Green' }));
    await expect(args.onPick).toHaveBeenCalledWith('green');
  },
};

export const Blocked: Story = { args: { blocked: true } };

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <ColorButtons {...args} />
      <ColorButtons {...args} blocked />
    </BrandMatrix>
  ),
};
