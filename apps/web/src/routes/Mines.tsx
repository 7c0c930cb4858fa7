import { gameNames } from '@platform/messages/gameNames';
import { useDemoHistory } from '@platform/api/react';
import { MinesGame, Page } from '@platform/ui';
import { DemoExport } from '../exports/lateExports';

/** Mines, played on a demo balance: no call is made. */
export function Mines() {
  const [rounds, remember] = useDemoHistory('mines');
  return (
    <Page>
      <MinesGame
        title={gameNames.mines}
        earlierRounds={rounds}
        onResult={remember}
        historyActions={<DemoExport name="mines-rounds" rounds={rounds} />}
      />
    </Page>
  );
}
