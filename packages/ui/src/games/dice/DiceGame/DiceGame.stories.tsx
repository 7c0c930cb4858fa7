import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { seededRandom } from '../../../samples/random';
import { DiceGame } from './DiceGame';

const meta = {
  title: 'Games/Dice/DiceGame',
  component: DiceGame,
  tags: ['stable', 'roll over', 'demo'],
  args: {
    random: seededRandom(7),
    now: () => Date.UTC(2024, 0, 5, 15, 7),
    onResult: fn(),
  },
} satisfies Meta<typeof DiceGame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Finished roll, which the history lists too. */
export const Played: Story = {
  args: { random: () => 0.7314 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bet' }));
    await expect(args.onResult).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('tab', { name: 'My History' }));
    await expect(await canvas.findByText('73.15 over 50.00')).toBeVisible();
  },
};

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <DiceGame {...args} />
    </BrandMatrix>
  ),
};
