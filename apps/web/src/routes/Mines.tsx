import { gameNames } from '@platform/messages/gameNames';
import { useDemoHistory } from '@platform/api/react';
import { MinesGame, Page } from '@platform/ui';
import { DemoExport } from '../exports/lateExports';

/** Mines on a demo balance, without server calls. */
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
