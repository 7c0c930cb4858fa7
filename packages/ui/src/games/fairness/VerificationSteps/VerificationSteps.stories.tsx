import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { localRound, publishedRound, verdictOn } from '../../../samples/rounds';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { VerificationSteps } from './VerificationSteps';

const meta = {
  title: 'Games/Fairness/VerificationSteps',
  component: VerificationSteps,
  tags: ['stable', 'proof', 'provably fair', 'hash', 'audit'],
  args: { steps: verdictOn(publishedRound).steps },
} satisfies Meta<typeof VerificationSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seed Agrees' }));
    await expect(canvas.getByText(publishedRound.serverSeed ?? '')).toBeVisible();
  },
};

/** Verification whose failed step is expanded. */
export const Differs: Story = {
  args: { steps: verdictOn(localRound, { wrong: ['commitment', 'result'] }).steps },
};

export const OfABet: Story = {
  args: { steps: verdictOn(publishedRound, { receipt: true }).steps },
};

export const Narrow: Story = {
  args: { steps: verdictOn(publishedRound, { wrong: ['beacon-key'], receipt: true }).steps },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <VerificationSteps {...args} steps={verdictOn(publishedRound, { wrong: ['close'] }).steps} />
    </BrandMatrix>
  ),
};
