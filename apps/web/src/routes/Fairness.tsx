import { useFairnessKeys } from '@platform/api/react';
import { GAME_TYPES, gameName } from '@platform/rules/wingo';
import { FairnessGuide, Page, PageHeader } from '@platform/ui';
import { apiUrl } from '../app/brand';
import { wingoReturns } from '../guides/returns';

/** The public chain of each game, as the server answers it: a file, not a page of this app. */
const exportsHere = () =>
  GAME_TYPES.map((game) => ({
    name: gameName(game),
    href: new URL(`${apiUrl}/api/fairness/rounds?gametype=${game}`, window.location.origin).href,
  }));

/** How draws are kept fair, for everybody. */
export function Fairness() {
  const keys = useFairnessKeys();
  return (
    <Page gap="xxl">
      <PageHeader
        title="Fairness"
        description="How each number is drawn so that nobody can know or choose it, and how to check that yourself."
      />
      <FairnessGuide
        keys={keys.data}
        error={keys.data ? undefined : keys.error?.message}
        onRetry={keys.retry}
        returns={wingoReturns}
        exports={exportsHere()}
        command="npx @platform/rules verify --file rounds.json"
      />
    </Page>
  );
}
