import type { AwaitedBeacon } from '@platform/rules/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { publishedRound, runningRound } from '../../../samples/rounds';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { hrefs } from '../../../samples/site';
import { FairRoundDialog } from './FairRoundDialog';

const ENDS_AT = Date.UTC(2026, 10, 22, 8, 1);

const beacon: AwaitedBeacon = {
  source: 'drand',
  publicKey: publishedRound.beacon?.publicKey ?? '',
  round: 34_177_028,
  at: ENDS_AT - 12_000,
};

const round = runningRound({
  roundNumber: '20261122100010481',
  endsAt: ENDS_AT,
  commitment: publishedRound.commitment,
  beacon,
});

const meta = {
  title: 'Games/Fairness/FairRoundDialog',
  component: FairRoundDialog,
  tags: ['stable', 'commitment', 'beacon', 'provably fair', 'seed'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { open: true, onClose: fn(), round, guideHref: hrefs.fairness },
} satisfies Meta<typeof FairRoundDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LocalBeacon: Story = {
  args: { round: { ...round, beacon: { ...beacon, source: 'local' } } },
};

export const SeedAlone: Story = { args: { round: { ...round, beacon: null } } };

export const NothingPublished: Story = {
  args: { round: { ...round, commitment: null, beacon: null } },
};

export const Unknown: Story = { args: { round: undefined } };

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <FairRoundDialog {...args} />
    </BrandMatrix>
  ),
};
