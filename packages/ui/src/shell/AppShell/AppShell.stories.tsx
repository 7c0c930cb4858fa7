import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Card } from '../../layout/Card/Card';
import { Page } from '../../layout/Page/Page';
import { PageHeader } from '../../layout/PageHeader/PageHeader';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { footer, publicHeader, shell } from '../../samples/site';
import { Footer } from '../Footer/Footer';
import { PublicHeader } from '../PublicHeader/PublicHeader';
import { AppShell, type AppShellProps } from './AppShell';

function Shell(props: AppShellProps) {
  const [menuOpen, setMenuOpen] = useState(props.menuOpen);
  return <AppShell {...props} menuOpen={menuOpen} onMenuOpenChange={setMenuOpen} />;
}

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  tags: ['stable', 'frame', 'layout', 'template'],
  args: {
    ...shell,
    signedIn: true,
    currentPath: '/my-bets',
    menuOpen: false,
    onMenuOpenChange: fn(),
    header: <PublicHeader {...publicHeader} />,
    footer: <Footer {...footer} now={() => Date.UTC(2026, 5, 1)} />,
    children: (
      <Page>
        <PageHeader title="My Bets" />
        <Card>No data found</Card>
      </Page>
    ),
  },
  parameters: { frame: 'bare', docs: { story: { inline: false, height: '40rem' } } },
  render: (args) => <Shell {...args} />,
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SignedOut: Story = { args: { signedIn: false, currentPath: '/' } };

export const MenuOpen: Story = {
  args: { menuOpen: true, navigation: 'drawer' },
  tags: ['pictured-motion'],
};

/** Shortcuts below the header instead of a sidebar. */
export const TopNavigation: Story = { args: { navigation: 'top' } };

export const NextPageOnItsWay: Story = { args: { loading: true } };

export const Stress: Story = {
  args: { children: <PageHeader title="Donaudampfschifffahrtsgesellschaftskapitän" /> },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  render: (args) => (
    <BrandMatrix>
      <div style={{ inlineSize: '100%' }}>
        <Shell {...args} navigation="drawer" />
      </div>
    </BrandMatrix>
  ),
};
