'use client';

import { Fragment, useState, type ReactNode } from 'react';
import { Faq } from '../src/landing/Faq/Faq';
import { FeatureList } from '../src/landing/FeatureList/FeatureList';
import { GameShowcase } from '../src/landing/GameShowcase/GameShowcase';
import { Hero } from '../src/landing/Hero/Hero';
import { InfoCards } from '../src/landing/InfoCards/InfoCards';
import { PromoBanner } from '../src/landing/PromoBanner/PromoBanner';
import { Section } from '../src/landing/Section/Section';
import { ButtonLink } from '../src/primitives/ButtonLink/ButtonLink';
import { AppShell } from '../src/shell/AppShell/AppShell';
import { PublicHeader } from '../src/shell/PublicHeader/PublicHeader';
import { faq, featureList, gameShowcase, hero, infoCards } from '../src/samples/landing';
import { publicHeader } from '../src/samples/site';
import { useBrand } from '../src/theme/BrandProvider';
import { heroOf } from '../src/theme/brandContent';
import { useSiteFrame } from './useSiteFrame';

interface VisitorScreenProps {
  modal?: ReactNode;
}

/**
 * Landing page for visitors, for whole-screen stories. The brand's content replaces the sample
 * texts.
 */
export function VisitorScreen({ modal }: VisitorScreenProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const frame = useSiteFrame();
  const { content = {} } = useBrand();
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
      <Hero {...hero} {...heroOf(content.hero)} />
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
