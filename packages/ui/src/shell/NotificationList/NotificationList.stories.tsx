import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { NotificationList } from './NotificationList';
import { sampleNotifications } from './sampleNotifications';

const meta = {
  title: 'Shell/NotificationList',
  component: NotificationList,
  tags: ['stable', 'bell', 'inbox', 'activity'],
  args: { notifications: sampleNotifications, hrefOf: () => '#there' },
  parameters: { frame: 'narrow' },
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** List with a button to load older notifications. */
export const More: Story = { args: { onOlder: () => {} } };

export const FetchingOlder: Story = { args: { onOlder: () => {}, fetchingOlder: true } };

export const Read: Story = {
  args: {
    notifications: sampleNotifications.map((notification) => ({ ...notification, unread: false })),
  },
};

/** List with a large amount and an event from a newer server. */
export const Stress: Story = {
  args: {
    notifications: [
      {
        kind: 'round',
        id: '2',
        at: Date.UTC(2026, 11, 28, 23, 59),
        unread: true,
        gameType: 4,
        roundNumber: '20261228100041440',
        number: 0,
        staked: parseUsdt('99999999999.99'),
        received: parseUsdt('999999999999.999999'),
      },
      {
        kind: 'security',
        id: '1',
        at: Date.UTC(2026, 11, 28, 23, 58),
        unread: true,
        event: 'security-questions-replaced-by-support-after-a-call',
      },
    ],
  },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <NotificationList {...args} />
    </BrandMatrix>
  ),
};
