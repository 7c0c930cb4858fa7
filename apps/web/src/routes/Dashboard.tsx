import { useProfile } from '@platform/api/react';
import { dashboardPage } from '@platform/messages/dashboardPage';
import { pageTitles } from '@platform/messages/pageTitles';
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
import { useTexts } from '@platform/ui/theme';
import { Bonuses } from '../app/Bonuses';
import { GameTiles } from '../app/GameTiles';
import { InDisplayCurrency } from '../app/InDisplayCurrency';
import { SettledBets } from '../histories/SettledBets';
import { wingoPaths } from '../paths';

/** A member's first page: who they are, what they earned and can play, and their recent bets. */
export function Dashboard() {
  const titles = useTexts(pageTitles);
  const text = useTexts(dashboardPage);
  const profile = useProfile();
  const offers = useOffers();
  return (
    <Page>
      <PageHeader title={titles.dashboard} />
      <PromoBanner
        action={offers('wingo') && <ButtonLink href={wingoPaths[1]}>{text.playNow}</ButtonLink>}
      >
        {text.promotion}
      </PromoBanner>
      <InDisplayCurrency>
        {profile.error && !profile.data ? (
          <ErrorState message={profile.error.message} onRetry={profile.retry} />
        ) : (
          <ProfileCard profile={profile.data ?? null} />
        )}
        <Bonuses />
      </InDisplayCurrency>
      <PageSection title={text.games}>
        <GameTiles />
      </PageSection>
      <PageSection title={text.recentBets}>
        <Card>
          <SettledBets caption={text.recentBets} />
        </Card>
      </PageSection>
    </Page>
  );
}
