import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { CrashGame } from './CrashGame';

/** Creates a clock that returns the given times in order and repeats the last one. */
const clockOf = (...moments: number[]) => {
  let next = 0;
  return () => moments[Math.min(next++, moments.length - 1)] ?? 0;
};

const meta = {
  title: 'Games/Crash/CrashGame',
  component: CrashGame,
  tags: ['stable', 'aviator', 'demo', 'cash out'],
  args: { random: () => 0.9, now: () => 0, onResult: fn() },
} satisfies Meta<typeof CrashGame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The clock is frozen before the first round. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bet' }));
    await expect(canvas.getByRole('button', { name: 'Cancel bet' })).toBeVisible();
    await expect(canvas.getByText('999.0000')).toBeVisible();
  },
};

/** The clock is frozen twelve seconds into a round. */
export const Rising: Story = {
  render: (args) => <CrashGame {...args} now={clockOf(0, 5_000, 17_000)} />,
  play: async ({ canvas }) => {
    await canvas.findByText('2.20x');
  },
};

/** The clock is frozen after the crash. */
export const Crashed: Story = {
  render: (args) => <CrashGame {...args} random={() => 0.2} now={clockOf(0, 5_000, 16_000)} />,
  play: async ({ canvas }) => {
    await canvas.findByText('Crashed! · Next round in 5 s');
  },
};

export const TooMuch: Story = { args: { defaultStake: parseUsdt('1000.01') } };

export const UsedUp: Story = {
  args: { demoBalance: 0n, defaultStake: 0n },
};

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <CrashGame {...args} />
    </BrandMatrix>
  ),
};
