import { useSession } from '@platform/api/react';
import { Faq, FeatureList, GameShowcase, Hero, InfoCards } from '@platform/ui';

/** The public page: what the platform offers, its games, and questions answered. */
export function Landing() {
  const { signedIn } = useSession();
  return (
    <>
      <Hero />
      <FeatureList />
      <InfoCards />
      <GameShowcase signedIn={signedIn} />
      <Faq />
    </>
  );
}
