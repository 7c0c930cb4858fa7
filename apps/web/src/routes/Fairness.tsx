import { useFairnessKeys } from '@platform/api/react';
import { fairnessPage } from '@platform/messages/fairnessPage';
import { pageTitles } from '@platform/messages/pageTitles';
import { gameNames } from '@platform/messages/gameNames';
import { GAME_TYPES, gameName } from '@platform/rules/wingo';
import { FairnessGuide, Page, PageHeader, useWingoReturns } from '@platform/ui';
import { useTexts, type TextsOf } from '@platform/ui/theme';
import { apiUrl } from '../app/shell/brand';

/** Returns links to the files of rounds, which the server serves, not this app. */
const exportsHere = (names: TextsOf<typeof gameNames>) =>
  GAME_TYPES.map((game) => ({
    name: gameName(game, names),
    href: new URL(`${apiUrl}/api/fairness/rounds?gametype=${game}`, window.location.origin).href,
  }));

export function Fairness() {
  const titles = useTexts(pageTitles);
  const text = useTexts(fairnessPage);
  const keys = useFairnessKeys();
  const names = useTexts(gameNames);
  const returns = useWingoReturns();
  return (
    <Page gap="xxl">
      <PageHeader title={titles.fairness} description={text.description} />
      <FairnessGuide
        keys={keys.data}
        error={keys.data ? undefined : keys.error?.message}
        onRetry={keys.retry}
        returns={returns}
        exports={exportsHere(names)}
        command="npx @platform/rules verify --file rounds.json"
      />
    </Page>
  );
}
