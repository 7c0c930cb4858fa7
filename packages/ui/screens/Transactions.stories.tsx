import type { Meta, StoryObj } from '@storybook/react-vite';
import { TransactionsPage } from './TransactionsPage';

const meta = {
  title: 'Screens/Transactions',
  component: TransactionsPage,
  tags: ['stable', 'history', 'deposits', 'withdrawals'],
  parameters: { frame: 'bare' },
  args: { tab: 'deposit' },
} satisfies Meta<typeof TransactionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Activation: Story = { args: { tab: 'activate' } };

export const Withdraw: Story = { args: { tab: 'withdraw' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithdrawOnAPhone: Story = {
  args: { tab: 'withdraw' },
  globals: { viewport: { value: 'phone' } },
};
