import { useSession } from '@platform/api/react';
import { Faq, FeatureList, GameShowcase, Hero, InfoCards, useBrand, useOffers } from '@platform/ui';
import { heroOf } from '@platform/ui/theme';
import { Fragment, Suspense, type ReactNode } from 'react';
import { late } from '../app/loading/late';
import { LiveNow } from '../landing/LiveNow';
import { faqOf, FEATURES, HERO, INFO, SHOWCASE } from '../landing/content';
import { firstGamePath, landingModalHref, paths } from '../paths';

/** Loads the banner only for brands with a promotion. */
const { Component: Banner } = late(async () => (await import('../landing/Banner')).Banner);

const SIGN_IN = landingModalHref('login');

export function Landing() {
  const { signedIn } = useSession();
  const { content = {} } = useBrand();
  const offers = useOffers();
  const { banner } = content;
  const sections: Readonly<Record<string, ReactNode>> = {
    features: <FeatureList {...FEATURES} />,
    cards: <InfoCards cards={INFO} />,
    games: (
      <GameShowcase
        {...SHOWCASE}
        signedIn={signedIn}
        signInHref={SIGN_IN}
        playGamesHref={paths.landing}
      />
    ),
    faq: <Faq {...faqOf(content)} />,
  };
  return (
    <>
      <Hero
        {...HERO}
        playHref={signedIn ? firstGamePath(offers) : SIGN_IN}
        registerHref={signedIn ? undefined : landingModalHref('register')}
        guidesHref={paths.guides}
        live={offers('wingo') ? <LiveNow /> : undefined}
        {...heroOf(content.hero)}
      />
      <Suspense>{banner && <Banner {...banner} />}</Suspense>
      {(content.sections ?? Object.keys(sections)).map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </>
  );
}
