'use client';

import { Fragment, useState, type ReactNode } from 'react';
import { Faq } from '../landing/Faq/Faq';
import { FeatureList } from '../landing/FeatureList/FeatureList';
import { GameShowcase } from '../landing/GameShowcase/GameShowcase';
import { Hero } from '../landing/Hero/Hero';
import { InfoCards } from '../landing/InfoCards/InfoCards';
import { PromoBanner } from '../landing/PromoBanner/PromoBanner';
import { Section } from '../landing/Section/Section';
import { ButtonLink } from '../primitives/ButtonLink/ButtonLink';
import { AppShell } from '../shell/AppShell/AppShell';
import { PublicHeader } from '../shell/PublicHeader/PublicHeader';
import {
  faq,
  featureList,
  gameShowcase,
  hero,
  infoCards,
  publicHeader,
} from '../testing/sampleSite';
import { useBrand } from '../theme/BrandProvider';
import { welcomeOf } from '../theme/brandContent';
import { useSiteFrame } from './useSiteFrame';

interface VisitorScreenProps {
  modal?: ReactNode;
}

/**
 * Landing page for visitors, for stories of whole screens. Content of the brand replaces the sample
 * texts.
 */
export function VisitorScreen({ modal }: VisitorScreenProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const frame = useSiteFrame();
  const { content = {} } = useBrand();
  const { headline, text, picture } = content.hero ?? {};
  const { banner } = content;
  const questions = content.faq?.map(({ question, answer }) => ({
    id: question,
    title: question,
    content: answer,
  }));
  const sections: Readonly<Record<string, ReactNode>> = {
    features: <FeatureList {...featureList} />,
    cards: <InfoCards {...infoCards} />,
    games: <GameShowcase {...gameShowcase} />,
    faq: <Faq {...faq} {...(questions && { items: questions })} />,
  };
  return (
    <AppShell
      {...frame}
      navigation="drawer"
      signedIn={false}
      currentPath="/"
      menuOpen={menuOpen}
      onMenuOpenChange={setMenuOpen}
      header={<PublicHeader {...publicHeader} onBrowse={() => setMenuOpen(true)} />}
    >
      <Hero
        {...hero}
        {...(headline !== undefined && { welcome: welcomeOf(headline) })}
        intro={text}
        picture={picture}
      />
      {banner && (
        <Section>
          <PromoBanner
            action={
              banner.link && <ButtonLink href={banner.link.href}>{banner.link.text}</ButtonLink>
            }
          >
            {banner.text}
          </PromoBanner>
        </Section>
      )}
      {(content.sections ?? Object.keys(sections)).map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      {modal}
    </AppShell>
  );
}
