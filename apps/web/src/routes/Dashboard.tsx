import { useProfile } from '@platform/api/react';
import {
  ButtonLink,
  Card,
  ErrorState,
  Page,
  PageHeader,
  PageSection,
  ProfileCard,
  PromoBanner,
  useOffers,
} from '@platform/ui';
import { Bonuses } from '../app/Bonuses';
import { GameTiles } from '../app/GameTiles';
import { SettledBets } from '../histories/SettledBets';
import { PROMOTION } from '../landing/copy';
import { wingoPaths } from '../paths';

/** A member's first page: who they are, what they earned and can play, and their recent bets. */
export function Dashboard() {
  const profile = useProfile();
  const offers = useOffers();
  return (
    <Page>
      <PageHeader title="Dashboard" />
      <PromoBanner
        action={offers('wingo') && <ButtonLink href={wingoPaths[1]}>Play Now</ButtonLink>}
      >
        {PROMOTION}
      </PromoBanner>
      {profile.error && !profile.data ? (
        <ErrorState message={profile.error.message} onRetry={profile.retry} />
      ) : (
        <ProfileCard profile={profile.data ?? null} />
      )}
      <Bonuses />
      <PageSection title="Games">
        <GameTiles />
      </PageSection>
      <PageSection title="Recent bets">
        <Card>
          <SettledBets caption="Recent bets" />
        </Card>
      </PageSection>
    </Page>
  );
}
