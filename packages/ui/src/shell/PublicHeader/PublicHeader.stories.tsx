import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { publicHeader } from '../../samples/site';
import { PublicHeader } from './PublicHeader';

const meta = {
  title: 'Shell/PublicHeader',
  component: PublicHeader,
  tags: ['stable', 'navbar', 'topbar', 'sign in', 'register'],
  args: publicHeader,
  parameters: { frame: 'bare' },
} satisfies Meta<typeof PublicHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithMenuButton: Story = { args: { onBrowse: fn() } };

export const Stress: Story = {
  args: {
    texts: { browse: 'Durchsuchen', signIn: 'Anmelden', register: 'Jetzt registrieren' },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  render: (args) => (
    <BrandMatrix>
      <PublicHeader {...args} style={{ inlineSize: '100%' }} />
    </BrandMatrix>
  ),
};
