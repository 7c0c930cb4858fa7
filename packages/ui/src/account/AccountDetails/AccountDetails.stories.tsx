import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../primitives/Link/Link';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { AccountDetails } from './AccountDetails';

const meta = {
  title: 'Account/AccountDetails',
  component: AccountDetails,
  tags: ['stable', 'general settings', 'profile', 'personal details', 'read-only'],
  args: {
    owner: { name: 'Asha Rao', email: 'asha@example.com', mobile: '+919876543210' },
  },
} satisfies Meta<typeof AccountDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNote: Story = {
  args: {
    note: (
      <>
        Something wrong? <Link href="#support">Tell support</Link>
      </>
    ),
  },
};

export const Loading: Story = { args: { owner: null } };

export const Stress: Story = {
  args: {
    owner: {
      name: 'Donaudampfschifffahrtsgesellschaftskapitän',
      email: 'donaudampfschifffahrtsgesellschaftskapitaen@example.com',
      mobile: '+999999999999999',
    },
    texts: { email: 'Donaudampfschifffahrtsgesellschaftsadresse' },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <AccountDetails {...args} />
    </BrandMatrix>
  ),
};
