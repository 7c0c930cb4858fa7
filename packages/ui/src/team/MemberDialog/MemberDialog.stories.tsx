import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { teamTree } from '../../samples/team';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { MemberDialog } from './MemberDialog';

const meta = {
  title: 'Team/MemberDialog',
  component: MemberDialog,
  tags: ['stable', 'modal', 'details', 'downline'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { member: teamTree, onClose: fn() },
} satisfies Meta<typeof MemberDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Member' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Inactive: Story = { args: { member: { ...teamTree, active: false } } };

export const Stress: Story = {
  args: {
    member: {
      ...teamTree,
      code: 'DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT',
      name: 'Donaudampfschifffahrtsgesellschaftskapitän von und zu Oberammergau',
      lockedAmount: 999_999_999_999_999_999n,
      teamSize: 999_999_999_999,
    },
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <MemberDialog {...args} />
    </BrandMatrix>
  ),
};
