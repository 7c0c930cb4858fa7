import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { pauseAnimations } from '../../../testing/pauseAnimations';
import { SizeButtons } from './SizeButtons';

const meta = {
  title: 'Games/Wingo/SizeButtons',
  component: SizeButtons,
  tags: ['stable', 'big', 'small'],
  args: { onPick: fn() },
} satisfies Meta<typeof SizeButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'High' }));
    await expect(args.onPick).toHaveBeenCalledWith('high');
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
      <SizeButtons {...args} />
      <SizeButtons {...args} blocked />
    </BrandMatrix>
  ),
};
