import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coins, Gift } from 'lucide-react';
import { useState } from 'react';
import { Faq } from '../landing/Faq/Faq';
import { FeatureList } from '../landing/FeatureList/FeatureList';
import { GameShowcase } from '../landing/GameShowcase/GameShowcase';
import { Hero } from '../landing/Hero/Hero';
import { InfoCard } from '../landing/InfoCard/InfoCard';
import { Section } from '../landing/Section/Section';
import { Grid } from '../layout/Grid/Grid';
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
      <Section>
        <Grid minColumn={320}>
          <InfoCard title="Free chips" icon={<Coins aria-hidden />}>
            Sign in every day and collect your daily login bonus of free casino chips.
          </InfoCard>
          <InfoCard title="No purchase necessary" icon={<Gift aria-hidden />} tone="spark">
            Register, take your free chips and play. You decide whether you ever deposit.
          </InfoCard>
        </Grid>
      </Section>
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
