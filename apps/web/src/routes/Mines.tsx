import { gameNames } from '@platform/messages/gameNames';
import { useDemoHistory } from '@platform/api/react';
import { MinesGame, Page, PageHeader } from '@platform/ui';

/** Mines, played on a demo balance: no call is made. */
export function Mines() {
  const [rounds, remember] = useDemoHistory('mines');
  return (
    <Page>
      <PageHeader title={gameNames.mines} />
      <MinesGame earlierRounds={rounds} onResult={remember} />
    </Page>
  );
}
