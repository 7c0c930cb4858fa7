import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitorScreen } from './VisitorScreen';

const meta = {
  title: 'Screens/Landing',
  component: VisitorScreen,
  tags: ['stable', 'home', 'visitor'],
  parameters: { frame: 'bare' },
} satisfies Meta<typeof VisitorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
