import { verifyOriginalBet } from '@platform/rules/originals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button';
import { lostRecord, wonRecord } from '../../../samples/dice';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { VerifyBetDialog, type VerifyBetDialogProps } from './VerifyBetDialog';

/** Verifies a bet, and accepts its receipt, which the samples do not sign. */
const accepting: VerifyBetDialogProps['verify'] = ({ proof, pair }) => {
  const { steps } = verifyOriginalBet(proof, pair ?? undefined, '00'.repeat(32));
  const accepted = steps.map((step) => (step.name === 'receipt' ? { ...step, holds: true } : step));
  return Promise.resolve({ fair: accepted.every(({ holds }) => holds), steps: accepted });
};

const meta = {
  title: 'Games/Originals/VerifyBetDialog',
  component: VerifyBetDialog,
  tags: ['stable', 'provably fair', 'receipt', 'seed'],
  parameters: { docs: { story: { inline: false, height: '48rem' } } },
  args: {
    open: true,
    onClose: fn(),
    bet: wonRecord,
    verify: accepting,
    seedsAction: <Button tone="neutral">Open the seeds</Button>,
  },
} satisfies Meta<typeof VerifyBetDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Bet whose server seed is not revealed yet. */
export const Secret: Story = { args: { bet: lostRecord } };

export const NotFair: Story = {
  args: {
    bet: {
      ...wonRecord,
      proof: { ...wonRecord.proof, statement: { ...wonRecord.proof.statement, result: '12.00' } },
    },
  },
};

export const Working: Story = { args: { verify: () => new Promise(() => {}) } };

export const Failed: Story = {
  args: { verify: () => Promise.reject(new Error('The verifier could not be loaded.')) },
};

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <VerifyBetDialog {...args} />
    </BrandMatrix>
  ),
};
