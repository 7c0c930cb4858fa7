import { useProfile } from '@platform/api/react';
import { dashboardPage } from '@platform/messages/dashboardPage';
import { pageTitles } from '@platform/messages/pageTitles';
import {
  Card,
  ErrorState,
  Page,
  PageHeader,
  PageSection,
  ProfileCard,
  PromoBanner,
  useBrand,
} from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { Bonuses } from '../app/income/Bonuses';
import { GameTiles } from '../app/wingo/GameTiles';
import { InDisplayCurrency } from '../app/wallet/InDisplayCurrency';
import { Play } from '../app/wingo/Play';
import { PlayNow } from '../app/wingo/PlayNow';
import { SettledBets } from '../app/wingo/SettledBets';

export function Dashboard() {
  const titles = useTexts(pageTitles);
  const text = useTexts(dashboardPage);
  const profile = useProfile();
  const hasRealGames = (useBrand().realGames ?? []).length > 0;
  return (
    <Page>
      <PageHeader title={titles.dashboard} />
      <Play />
      <PromoBanner
        action={<PlayNow />}
        hint={`${text.promotionHint}${hasRealGames ? ` ${text.promotionHintOriginals}` : ''}`}
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
          <SettledBets caption={text.recentBets} emptyAction={<PlayNow />} />
        </Card>
      </PageSection>
    </Page>
  );
}
