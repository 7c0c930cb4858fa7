import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { NotificationList } from '../NotificationList/NotificationList';
import { sampleNotifications } from '../NotificationList/sampleNotifications';
import { NotificationsMenu } from './NotificationsMenu';

const meta = {
  title: 'Shell/NotificationsMenu',
  component: NotificationsMenu,
  tags: ['stable', 'bell', 'inbox', 'alerts'],
  args: { align: 'start' },
} satisfies Meta<typeof NotificationsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: {
    defaultOpen: true,
    emptyAction: <ButtonLink href="#wingo1Minute">Play Now</ButtonLink>,
  },
};

export const Unread: Story = { args: { unread: 3 } };

/** Bell with more unread notifications than the badge can show. */
export const ManyUnread: Story = { args: { unread: 100 } };

export const Open: Story = {
  args: {
    defaultOpen: true,
    unread: 2,
    children: <NotificationList notifications={sampleNotifications} />,
  },
};

export const Matrix: Story = {
  args: { defaultOpen: true, unread: 12 },
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <div style={{ minBlockSize: 260 }}>
        <NotificationsMenu {...args} />
      </div>
    </BrandMatrix>
  ),
};
