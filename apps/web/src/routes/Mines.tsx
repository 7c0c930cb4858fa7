import { useDemoHistory } from '@platform/api/react';
import { MinesGame, Page, PageHeader } from '@platform/ui';

/** Mines, played for nothing: no call is made and no balance moves. */
export function Mines() {
  const [rounds, remember] = useDemoHistory('mines');
  return (
    <Page>
      <PageHeader title="Mines" />
      <MinesGame earlierRounds={rounds} onResult={remember} />
    </Page>
  );
}
