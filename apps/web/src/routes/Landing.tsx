import { useSession } from '@platform/api/react';
import { Faq, FeatureList, GameShowcase, Hero, InfoCards } from '@platform/ui';
import {
  CalendarHeart,
  Coins,
  Gift,
  Headset,
  Palette,
  Plane,
  ShieldCheck,
  Triangle,
  Wallet,
} from 'lucide-react';
import { FAQ, FEATURES, HERO, INFO, SHOWCASE } from '../landing/copy';
import { landingModalHref, paths } from '../paths';

const SIGN_IN = landingModalHref('login');

const FEATURE_ICONS = {
  security: <ShieldCheck aria-hidden />,
  payments: <Wallet aria-hidden />,
  support: <Headset aria-hidden />,
  bonuses: <CalendarHeart aria-hidden />,
};
const features = FEATURES.features.map((feature) => ({
  ...feature,
  icon: FEATURE_ICONS[feature.id],
}));

const INFO_LOOKS = {
  chips: { icon: <Coins aria-hidden /> },
  noPurchase: { icon: <Gift aria-hidden />, tone: 'spark' },
} as const;
const info = INFO.map(({ id, ...card }) => ({ ...card, ...INFO_LOOKS[id] }));

const GAME_ICONS = {
  wingo: <Palette aria-hidden />,
  aviator: <Plane aria-hidden />,
  plinko: <Triangle aria-hidden />,
};
const reasons = SHOWCASE.reasons.map((reason) => ({ ...reason, icon: GAME_ICONS[reason.game] }));

/** The number lottery has no page of its own: the specification leads it to the colour prediction. */
const CARD_HREFS = {
  colorPrediction: paths.colorPrediction,
  aviator: paths.crash,
  numberLottery: paths.colorPrediction,
};
const cards = SHOWCASE.cards.map((card) => ({ ...card, href: CARD_HREFS[card.id] }));

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
      />
      <FeatureList {...FEATURES} features={features} />
      <InfoCards cards={info} />
      <GameShowcase
        why={SHOWCASE.why}
        reasons={reasons}
        cards={cards}
        signedIn={signedIn}
        signInHref={SIGN_IN}
        playGamesHref={paths.landing}
      />
      <Faq {...FAQ} />
    </>
  );
}
