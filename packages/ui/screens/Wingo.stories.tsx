import type { Meta, StoryObj } from '@storybook/react-vite';
import { WingoPage } from './WingoPage';

const meta = {
  title: 'Screens/Wingo',
  component: WingoPage,
  tags: ['stable', 'colour prediction', 'game'],
  parameters: { frame: 'bare' },
  args: { seconds: 42 },
} satisfies Meta<typeof WingoPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Blocked: Story = { args: { seconds: 12 } };
