import { useMyBets, useProfile } from '@platform/api/react';
import {
  Card,
  ErrorState,
  MyBetsTable,
  Page,
  PageHeader,
  PageSection,
  ProfileCard,
  PromoBanner,
} from '@platform/ui';
import { useState } from 'react';
import { GameTiles } from '../app/GameTiles';
import { listOf } from '../app/listOf';

/** A member's first page: who they are, what they can play, and their recent bets. */
export function Dashboard() {
  const profile = useProfile();
  const [page, setPage] = useState(1);
  const bets = useMyBets(1, page);
  return (
    <Page>
      <PageHeader title="Dashboard" />
      <PromoBanner />
      {profile.error && !profile.data ? (
        <ErrorState message={profile.error.message} onRetry={profile.retry} />
      ) : (
        <ProfileCard profile={profile.data ?? null} />
      )}
      <PageSection title="Games">
        <GameTiles />
      </PageSection>
      <PageSection title="Recent bets">
        <Card>
          <MyBetsTable caption="Recent bets" {...listOf(bets, setPage)} />
        </Card>
      </PageSection>
    </Page>
  );
}
