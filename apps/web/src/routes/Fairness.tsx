import { useFairnessKeys } from '@platform/api/react';
import { betNames } from '@platform/messages/betNames';
import { fairnessPage } from '@platform/messages/fairnessPage';
import { pageTitles } from '@platform/messages/pageTitles';
import { gameNames } from '@platform/messages/gameNames';
import { wingoReturns } from '@platform/messages/wingoReturns';
import { GAME_TYPES, gameName } from '@platform/rules/wingo';
import { FairnessGuide, Page, PageHeader } from '@platform/ui';
import { useLanguage, useTexts, type TextsOf } from '@platform/ui/theme';
import { apiUrl } from '../app/shell/brand';
import { wingoReturnsOf } from '../guides/returns';

/** The public chain of each game, as the server answers it: a file, not a page of this app. */
const exportsHere = (names: TextsOf<typeof gameNames>) =>
  GAME_TYPES.map((game) => ({
    name: gameName(game, names),
    href: new URL(`${apiUrl}/api/fairness/rounds?gametype=${game}`, window.location.origin).href,
  }));

/** How draws are kept fair, for everybody. */
export function Fairness() {
  const titles = useTexts(pageTitles);
  const text = useTexts(fairnessPage);
  const keys = useFairnessKeys();
  const names = useTexts(gameNames);
  const returns = wingoReturnsOf(useTexts(wingoReturns), useTexts(betNames), useLanguage());
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
