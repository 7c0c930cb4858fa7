import { timeOf } from '@platform/rules/crash';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { CrashBoard } from './CrashBoard';

const meta = {
  title: 'Games/Crash/CrashBoard',
  component: CrashBoard,
  tags: ['stable', 'curve', 'multiplier', 'aviator'],
  args: { phase: 'rising', multiplier: 248, elapsed: timeOf(248) },
} satisfies Meta<typeof CrashBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waiting: Story = {
  args: { phase: 'waiting', multiplier: 100, elapsed: 0, secondsLeft: 4 },
};

export const JustStarted: Story = { args: { multiplier: 104, elapsed: 400 } };

export const CashedOut: Story = { args: { cashedOut: 'You cashed out at 1.58x' } };

export const Crashed: Story = {
  args: { phase: 'crashed', multiplier: 610, elapsed: timeOf(610), secondsLeft: 3 },
};

export const Narrow: Story = {
  args: { phase: 'crashed', multiplier: 132, elapsed: timeOf(132), secondsLeft: 5 },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <CrashBoard {...args} />
      <CrashBoard {...args} phase="crashed" />
    </BrandMatrix>
  ),
};
