import { useBiggestWins, useLeaderboard, useRecentPlays } from '@platform/api/react';
import { gameNames } from '@platform/messages/gameNames';
import { publicLists } from '@platform/messages/publicLists';
import { gameName } from '@platform/rules/wingo';
import { BetFeed, Card, Grid, Leaderboard, PageSection } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import type { ReactNode } from 'react';

const ROWS = 5;

export interface PublicListsProps {
  emptyAction: ReactNode;
}

/** Public lists of the brand, which the live stream updates. */
export function PublicLists({ emptyAction }: PublicListsProps) {
  const text = useTexts(publicLists);
  const names = useTexts(gameNames);
  const plays = useRecentPlays();
  const wins = useBiggestWins();
  const leaders = useLeaderboard();
  // Hides the lists if the server has none. An error does not hide loaded lists.
  if ([plays, wins, leaders].some(({ data, error }) => error && !data)) return null;
  return (
    <Grid minColumn={280}>
      <PageSection title={text.bets}>
        <Card padding="m">
          <BetFeed plays={plays.data} rows={ROWS} emptyAction={emptyAction} />
        </Card>
      </PageSection>
      <PageSection title={text.wins}>
        <Card padding="m">
          <Leaderboard
            label={text.wins}
            rows={ROWS}
            emptyAction={emptyAction}
            entries={wins.data?.map(({ player, received, gameType }) => ({
              player,
              amount: received,
              about: gameName(gameType, names),
            }))}
          />
        </Card>
      </PageSection>
      <PageSection title={text.week}>
        <Card padding="m">
          <Leaderboard
            label={text.week}
            rows={ROWS}
            emptyAction={emptyAction}
            entries={leaders.data?.map(({ player, net }) => ({ player, amount: net }))}
          />
        </Card>
      </PageSection>
    </Grid>
  );
}
