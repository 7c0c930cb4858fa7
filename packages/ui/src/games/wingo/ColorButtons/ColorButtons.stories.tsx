import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { pauseAnimations } from '../../../testing/pauseAnimations';
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

/** Badges on the winning bets, shown for a few seconds after a draw. */
export const Won: Story = {
  args: { drawn: { roundNumber: '20240131100010041', number: 7 } },
  play: ({ canvasElement }) => pauseAnimations(canvasElement, 3_000),
};

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
