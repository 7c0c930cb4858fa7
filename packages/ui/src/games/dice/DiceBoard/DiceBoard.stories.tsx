import { DEFAULT_TARGET } from '@platform/rules/dice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { DiceBoard, type DiceBoardProps } from './DiceBoard';

function HeldBoard({ target: first, ...rest }: DiceBoardProps) {
  const [target, setTarget] = useState(first);
  return <DiceBoard {...rest} target={target} onTargetChange={setTarget} />;
}

const meta = {
  title: 'Games/Dice/DiceBoard',
  component: DiceBoard,
  tags: ['stable', 'roll over', 'slider'],
  args: { target: DEFAULT_TARGET, onTargetChange: fn() },
  render: (args) => <HeldBoard {...args} />,
} satisfies Meta<typeof DiceBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const multiplier = canvas.getByRole('textbox', { name: 'Multiplier' });
    await userEvent.clear(multiplier);
    await userEvent.type(multiplier, '4');
    await expect(canvas.getByRole('textbox', { name: 'Win chance' })).toHaveValue('24.50');
  },
};

export const Won: Story = { args: { result: { roll: 7_314, won: true } } };

export const Lost: Story = { args: { result: { roll: 1_204, won: false } } };

/** At the highest target, no roll can win. */
export const Hopeless: Story = { args: { target: 10_000 } };

export const Narrow: Story = {
  args: { result: { roll: 10_000, won: true } },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <DiceBoard {...args} result={{ roll: 7_314, won: true }} />
      <DiceBoard {...args} result={{ roll: 1_204, won: false }} />
    </BrandMatrix>
  ),
};
