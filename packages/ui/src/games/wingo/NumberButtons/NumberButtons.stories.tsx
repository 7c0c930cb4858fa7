import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { pauseAnimations } from '../../../testing/pauseAnimations';
import { NumberButtons } from './NumberButtons';

const meta = {
  title: 'Games/Wingo/NumberButtons',
  component: NumberButtons,
  tags: ['stable', 'digits', 'number pad'],
  args: { onPick: fn() },
} satisfies Meta<typeof NumberButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '7, green' }));
    await expect(args.onPick).toHaveBeenCalledWith(7);
  },
};

export const Blocked: Story = { args: { disabled: true } };

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
      {/* The badge disappears before the screenshot, but reviewers can watch its animation live. */}
      <NumberButtons {...args} drawn={{ roundNumber: '20240131100010041', number: 7 }} />
      <NumberButtons {...args} disabled />
    </BrandMatrix>
  ),
};
