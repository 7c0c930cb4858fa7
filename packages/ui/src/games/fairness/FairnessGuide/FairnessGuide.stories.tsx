import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { publishedRound } from '../../../samples/rounds';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { FairnessGuide } from './FairnessGuide';

const meta = {
  title: 'Games/Fairness/FairnessGuide',
  component: FairnessGuide,
  tags: ['stable', 'provably fair', 'returns', 'rtp', 'trust', 'explanation'],
  args: {
    keys: {
      receiptKey: '17cb79fb2b4120f2b1ec65e4198d6e08b28e813feb01e4a400839b85e18080ce',
      beaconSource: 'drand',
      beaconKey: publishedRound.beacon?.publicKey ?? '',
    },
    onRetry: fn(),
    returns: {
      caption: 'What a bet pays back',
      columns: ['Bet', 'Pays', 'Return'],
      rows: [
        ['Green', '2x (1, 3, 7, 9), 1.5x (5)', '93.1%'],
        ['Violet', '4.5x (0, 5)', '88.2%'],
        ['High', '2x (5, 6, 7, 8, 9)', '98%'],
      ],
    },
    exports: [1, 3, 5, 10].map((minutes) => ({
      name: `Wingo ${minutes} Min`,
      href: `https://example.com/api/fairness/rounds?gametype=${minutes}`,
    })),
    command: 'npx @platform/rules verify --file rounds.json',
  },
} satisfies Meta<typeof FairnessGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LocalBeacon: Story = {
  args: { keys: { ...meta.args.keys, beaconSource: 'local' } },
};

export const Loading: Story = { args: { keys: undefined } };

export const Failed: Story = { args: { keys: undefined, error: 'The network is not reachable' } };

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <FairnessGuide {...args} />
    </BrandMatrix>
  ),
};
