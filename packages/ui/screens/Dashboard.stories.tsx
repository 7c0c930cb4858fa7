import type { Meta, StoryObj } from '@storybook/react-vite';
import { DashboardPage } from './DashboardPage';
import { MemberScreen } from './MemberScreen';

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardPage,
  tags: ['stable', 'member', 'home'],
  parameters: { frame: 'bare' },
  render: () => (
    <MemberScreen path="/dashboard">
      <DashboardPage />
    </MemberScreen>
  ),
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
