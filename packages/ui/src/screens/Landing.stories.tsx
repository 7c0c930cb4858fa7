import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Faq } from '../landing/Faq/Faq';
import { FeatureList } from '../landing/FeatureList/FeatureList';
import { GameShowcase } from '../landing/GameShowcase/GameShowcase';
import { Hero } from '../landing/Hero/Hero';
import { InfoCards } from '../landing/InfoCards/InfoCards';
import { AppShell } from '../shell/AppShell/AppShell';
import { Footer } from '../shell/Footer/Footer';
import { PublicHeader } from '../shell/PublicHeader/PublicHeader';

/** The landing page as a visitor sees it. */
function Landing() {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <AppShell
      navigation="drawer"
      signedIn={false}
      currentPath="/"
      menuOpen={menuOpen}
      onMenuOpenChange={setMenuOpen}
      header={<PublicHeader onBrowse={() => setMenuOpen(true)} />}
      footer={<Footer now={() => Date.UTC(2026, 5, 1)} />}
    >
      <Hero />
      <FeatureList />
      <InfoCards />
      <GameShowcase />
      <Faq />
    </AppShell>
  );
}

const meta = {
  title: 'Screens/Landing',
  component: Landing,
  tags: ['stable', 'home', 'visitor'],
  parameters: { frame: 'bare' },
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
