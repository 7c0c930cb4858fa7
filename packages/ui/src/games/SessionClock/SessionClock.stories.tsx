import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { playSession } from '../../samples/account';
import { HOUR, NOW } from '../../samples/time';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { SessionClock } from './SessionClock';

const meta = {
  title: 'Games/SessionClock',
  component: SessionClock,
  tags: ['stable', 'responsible gambling', 'reality check', 'time played', 'timer'],
  args: { session: playSession, now: () => NOW },
} satisfies Meta<typeof SessionClock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Won: Story = { args: { session: { ...playSession, net: parseUsdt('8.25') } } };

/** No bet in the last hour, on the first visit. */
export const NotPlaying: Story = {
  args: { session: { beganAt: null, staked: 0n, net: 0n, lastSignInAt: null } },
};

export const Loading: Story = { args: { session: undefined } };

export const Stress: Story = {
  args: {
    session: {
      ...playSession,
      beganAt: NOW - 23.9 * HOUR,
      net: -999_999_999_999_999_999n,
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <SessionClock {...args} />
      <SessionClock {...args} session={{ ...playSession, net: parseUsdt('8.25') }} />
      <SessionClock {...args} session={undefined} />
    </BrandMatrix>
  ),
};
