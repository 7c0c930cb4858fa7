'use client';

import { useState, type ReactNode } from 'react';
import { Faq } from '../landing/Faq/Faq';
import { FeatureList } from '../landing/FeatureList/FeatureList';
import { GameShowcase } from '../landing/GameShowcase/GameShowcase';
import { Hero } from '../landing/Hero/Hero';
import { InfoCards } from '../landing/InfoCards/InfoCards';
import { AppShell } from '../shell/AppShell/AppShell';
import { Footer } from '../shell/Footer/Footer';
import { PublicHeader } from '../shell/PublicHeader/PublicHeader';
import {
  faq,
  featureList,
  footer,
  gameShowcase,
  hero,
  infoCards,
  publicHeader,
  shell,
} from '../testing/sampleSite';
import { NOW } from './fixtures';

interface VisitorScreenProps {
  /** A dialog over it. */
  modal?: ReactNode;
}

/** The landing page as a visitor sees it, for the stories of whole screens. */
export function VisitorScreen({ modal }: VisitorScreenProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <AppShell
      {...shell}
      navigation="drawer"
      signedIn={false}
      currentPath="/"
      menuOpen={menuOpen}
      onMenuOpenChange={setMenuOpen}
      header={<PublicHeader {...publicHeader} onBrowse={() => setMenuOpen(true)} />}
      footer={<Footer {...footer} now={() => NOW} />}
    >
      <Hero {...hero} />
      <FeatureList {...featureList} />
      <InfoCards {...infoCards} />
      <GameShowcase {...gameShowcase} />
      <Faq {...faq} />
      {modal}
    </AppShell>
  );
}
