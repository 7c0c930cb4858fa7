import type { PublishedRound, Verdict } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { localRound, offRound, publishedRound, verdictOn } from '../../../samples/rounds';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { hrefs } from '../../../samples/site';
import { VerifyDialog } from './VerifyDialog';

const answer = (verdict: Verdict) => () => Promise.resolve(verdict);
const fair = (round: PublishedRound) => Promise.resolve(verdictOn(round));

const meta = {
  title: 'Games/Fairness/VerifyDialog',
  component: VerifyDialog,
  tags: ['stable', 'proof', 'provably fair', 'audit', 'receipt'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: true,
    onClose: fn(),
    onRetry: fn(),
    round: publishedRound,
    verify: fair,
    description: 'Wingo 1 Min',
    guideHref: hrefs.fairness,
  },
} satisfies Meta<typeof VerifyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText(/^Everything agrees/)).toBeInTheDocument();
  },
};

/** The server runs the beacon itself. The dialog says that such a beacon is weaker proof. */
export const LocalBeacon: Story = { args: { round: localRound } };

export const BeforeBeacons: Story = {
  args: {
    round: { ...publishedRound, beacon: null },
    verify: answer({
      ...verdictOn(publishedRound),
      steps: verdictOn(publishedRound).steps.filter(({ name }) =>
        ['commitment', 'result', 'link'].includes(name),
      ),
    }),
  },
};

export const OfABet: Story = {
  args: { verify: answer(verdictOn(publishedRound, { receipt: true, kept: true })) },
};

/**
 * The bet was added after betting closed: its receipt is too late, and the seal does not cover it.
 */
export const LateBet: Story = {
  args: {
    verify: answer(
      verdictOn(publishedRound, {
        wrong: ['receipt-time', 'receipt-root'],
        receipt: true,
        kept: true,
      }),
    ),
  },
};

/** The server publishes a root that differs from the one kept in this browser. */
export const OtherRoot: Story = {
  args: { verify: answer(verdictOn(publishedRound, { wrong: ['root-kept'], kept: true })) },
};

export const BetWithoutReceipt: Story = {
  args: { note: 'This bet has no receipt: it was placed before receipts were introduced.' },
};

export const CalledOff: Story = {
  args: {
    round: offRound('no-beacon'),
    verify: answer({
      ...verdictOn(publishedRound),
      steps: verdictOn(offRound('no-beacon')).steps.filter(
        ({ name }) => name !== 'beacon-signature',
      ),
    }),
  },
};

/** The bets were sealed too late. */
export const CalledOffWithoutRoot: Story = {
  args: {
    round: offRound('no-root'),
    verify: answer({
      ...verdictOn(publishedRound),
      steps: verdictOn(offRound('no-root')).steps.filter(({ name }) => name !== 'beacon-signature'),
    }),
  },
};

export const NotFair: Story = {
  args: { verify: answer(verdictOn(publishedRound, { wrong: ['commitment', 'result'] })) },
};

/** The previous round is still running, so the link to it cannot be verified yet. */
export const LinkPending: Story = {
  args: {
    linkPending: true,
    verify: answer({
      ...verdictOn(publishedRound),
      steps: verdictOn(publishedRound).steps.filter(({ name }) => name !== 'link'),
    }),
  },
};

export const Loading: Story = { args: { round: undefined } };

export const NotFound: Story = {
  args: { round: undefined, error: 'There is no such round, or it is not over yet.' },
};

export const Failed: Story = {
  args: { verify: () => Promise.reject(new Error('The code did not arrive. Please try again.')) },
};

export const Narrow: Story = {
  args: { verify: answer(verdictOn(publishedRound, { wrong: ['beacon-key'], receipt: true })) },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <VerifyDialog {...args} />
    </BrandMatrix>
  ),
};
