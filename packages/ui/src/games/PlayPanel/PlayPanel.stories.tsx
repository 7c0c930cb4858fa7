import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { playPanel } from '../../samples/site';
import { PlayPanel } from './PlayPanel';

const meta = {
  title: 'Games/PlayPanel',
  component: PlayPanel,
  tags: ['stable', 'continue', 'resume', 'lobby', 'dashboard'],
  args: {
    ...playPanel,
    lastGame: 2,
    wallet: parseUsdt('1234.5679'),
    locker: parseUsdt('250'),
    today: parseUsdt('19.6'),
  },
} satisfies Meta<typeof PlayPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** State before the member's first bet. */
export const FirstBet: Story = { args: { lastGame: null, today: 0n } };

export const Behind: Story = { args: { today: parseUsdt('-42.5') } };

/** The server provides no statistics. */
export const NotKnown: Story = { args: { today: null } };

export const Loading: Story = {
  args: { lastGame: undefined, wallet: undefined, locker: undefined, today: undefined },
};

export const Stress: Story = {
  args: {
    wallet: 999_999_999_999_999_999n,
    locker: 999_999_999_999_999_999n,
    today: -999_999_999_999_999_999n,
    texts: { statistics: 'Donaudampfschifffahrtsgesellschaft' },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <PlayPanel {...args} />
    </BrandMatrix>
  ),
};
