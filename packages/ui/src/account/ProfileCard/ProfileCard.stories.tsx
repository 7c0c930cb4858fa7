import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { ProfileCard } from './ProfileCard';

const meta = {
  title: 'Account/ProfileCard',
  component: ProfileCard,
  tags: ['stable', 'user', 'member', 'dashboard', 'avatar'],
  args: {
    profile: {
      code: 'ASHA01',
      name: 'Asha Rao',
      email: 'asha@example.com',
      mobile: '+919876543210',
      joinedAt: Date.UTC(2024, 0, 5, 15, 7),
      rank: 'Gold',
      lockedAmount: 1_234_567_800n,
    },
  },
} satisfies Meta<typeof ProfileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { profile: null } };

export const Stress: Story = {
  args: {
    profile: {
      code: 'DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT',
      name: 'Donaudampfschifffahrtsgesellschaftskapitän',
      email: 'donaudampfschifffahrtsgesellschaftskapitaen@example.com',
      mobile: '+999999999999999',
      joinedAt: Date.UTC(2024, 0, 5, 15, 7),
      rank: 'Kapitän zur See',
      lockedAmount: 999_999_999_999_999_999n,
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <ProfileCard {...args} />
    </BrandMatrix>
  ),
};
