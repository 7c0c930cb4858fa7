import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SettingsPage } from './SettingsPage';

const meta = {
  title: 'Screens/Settings',
  component: SettingsPage,
  tags: ['stable', 'member', 'account', 'password', 'security'],
  parameters: { frame: 'bare' },
  args: { tab: 'general' },
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }));
    await expect(await canvas.findByRole('heading', { name: 'Wallet address' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }));
  },
};

export const Security: Story = { args: { tab: 'security' } };

export const SecurityOfNewMember: Story = { args: { tab: 'security', fresh: true } };

export const GeneralOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const SecurityOnPhone: Story = {
  args: { tab: 'security' },
  globals: { viewport: { value: 'phone' } },
};
