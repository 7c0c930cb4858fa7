import { hundredthsText } from '@platform/rules/dice';
import type { DiceRecord } from '@platform/rules/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button';
import { lostRecord, wonRecord } from '../../../samples/dice';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { VerifyBetDialog, type VerifyBetDialogProps } from './VerifyBetDialog';

/** Steps of the sample bet, of which `differing` fail. */
const stepsOf = ({ proof: { statement } }: DiceRecord, differing: readonly string[]) =>
  (
    [
      ['commitment', statement.serverSeedHash],
      ['nonce', undefined],
      ['outcome', hundredthsText(wonRecord.roll)],
      ['multiple', statement.multiple],
      ['payout', statement.payout],
      ['receipt', undefined],
    ] as const
  ).map(([name, computed]) => ({
    name,
    holds: !differing.includes(name),
    computed,
    published: name === 'outcome' ? statement.result : computed,
  }));

/** Returns the verdict that the rules reach for the sample bets. */
const verdictOf: VerifyBetDialogProps['verify'] = (bet) => {
  const isForged = bet.proof.statement.result !== hundredthsText(bet.roll);
  const all = stepsOf(bet, isForged ? ['outcome'] : []);
  const steps = bet.pair === null ? all.filter(({ name }) => name === 'receipt') : all;
  return Promise.resolve({ fair: !isForged, steps });
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
    verify: verdictOf,
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
