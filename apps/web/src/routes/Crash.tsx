import { gameNames } from '@platform/messages/gameNames';
import { useDemoHistory } from '@platform/api/react';
import { CrashGame, Page, PageHeader } from '@platform/ui';

/** Aviator, played on a demo balance: no call is made. */
export function Crash() {
  const [rounds, remember] = useDemoHistory('crash');
  return (
    <Page>
      <PageHeader title={gameNames.aviator} />
      <CrashGame earlierRounds={rounds} onResult={remember} />
    </Page>
  );
}
