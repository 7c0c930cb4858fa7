import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Tabs } from './Tabs';
import { TabsContent, TabsList, TabsRoot, TabsTrigger } from './TabsParts';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  tags: ['stable', 'segmented', 'views', 'navigation'],
  args: {
    label: 'History',
    items: [
      { id: 'game', label: 'Game History', content: 'The last rounds, newest first.' },
      { id: 'mine', label: 'My History', content: 'Your own bets.' },
      { id: 'chart', label: 'Chart', content: 'Ten digits a round.' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'My History' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Your own bets.');
  },
};

export const WithDisabledTab: Story = {
  args: {
    items: [
      { id: 'general', label: 'General', content: 'Name, email and phone.' },
      { id: 'security', label: 'Security', content: 'Passwords.', disabled: true },
    ],
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

/** Tabs made of parts. */
export const Composed: Story = {
  render: () => (
    <TabsRoot defaultValue="deposits">
      <TabsList aria-label="Wallet">
        <TabsTrigger value="deposits">Deposits</TabsTrigger>
        <TabsTrigger value="withdrawals">Withdrawals</TabsTrigger>
      </TabsList>
      <TabsContent value="deposits">Money that you have sent to your wallet.</TabsContent>
      <TabsContent value="withdrawals">Money that has left your wallet.</TabsContent>
    </TabsRoot>
  ),
};

export const Stress: Story = {
  args: {
    items: ['Donaudampfschifffahrt', 'Activation history', '999999999999.999999', 'Withdraw'].map(
      (label) => ({ id: label, label, content: label }),
    ),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Tabs {...args} />
    </BrandMatrix>
  ),
};
