import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/Text/Text';
import { BrandMatrix } from '../../testing/BrandMatrix';
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

export const Empty: Story = { args: { defaultOpen: true } };

export const WithNotifications: Story = {
  args: {
    defaultOpen: true,
    children: <Text size="s">Your deposit of 250.0000 USDT has arrived.</Text>,
  },
};

export const Matrix: Story = {
  args: { defaultOpen: true },
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <div style={{ minBlockSize: 260 }}>
        <NotificationsMenu {...args} />
      </div>
    </BrandMatrix>
  ),
};
