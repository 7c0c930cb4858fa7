import type { OriginalRecord } from '@platform/rules/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button';
import { lostRecord, wonRecord } from '../../../samples/dice';
import { revealedGame } from '../../../samples/mines';
import { revealedBall } from '../../../samples/plinko';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { VerifyBetDialog, type VerifyBetDialogProps } from './VerifyBetDialog';

/** Result in the receipt of a forged bet. */
const FORGED = '12.00';

/** Returns the steps of a sample bet. Those in `differing` fail. */
const stepsOf = ({ proof: { statement } }: OriginalRecord, differing: readonly string[]) =>
  (
    [
      ['commitment', statement.serverSeedHash],
      ['nonce', undefined],
      [
        'outcome',
        statement.result === FORGED ? wonRecord.proof.statement.result : statement.result,
      ],
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
  const isForged = bet.proof.statement.result === FORGED;
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

export const Plinko: Story = { args: { bet: revealedBall } };

export const Mines: Story = { args: { bet: revealedGame } };

/** Bet whose server seed is not revealed yet. */
export const Secret: Story = { args: { bet: lostRecord } };

export const NotFair: Story = {
  args: {
    bet: {
      ...wonRecord,
      proof: { ...wonRecord.proof, statement: { ...wonRecord.proof.statement, result: FORGED } },
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
