import { useSession } from '@platform/api/react';
import { Faq, FeatureList, GameShowcase, Hero, InfoCards } from '@platform/ui';
import { LiveNow } from '../landing/LiveNow';
import { FAQ, FEATURES, HERO, INFO, SHOWCASE } from '../landing/content';
import { landingModalHref, paths } from '../paths';

const SIGN_IN = landingModalHref('login');

/** The public page: what the platform offers, its games, and questions answered. */
export function Landing() {
  const { signedIn } = useSession();
  return (
    <>
      <Hero
        {...HERO}
        playHref={SIGN_IN}
        registerHref={landingModalHref('register')}
        guidesHref={paths.guides}
        live={<LiveNow />}
      />
      <FeatureList {...FEATURES} />
      <InfoCards cards={INFO} />
      <GameShowcase
        {...SHOWCASE}
        signedIn={signedIn}
        signInHref={SIGN_IN}
        playGamesHref={paths.landing}
      />
      <Faq {...FAQ} />
    </>
  );
}
