import { gameNames } from '@platform/messages/gameNames';
import { useDemoHistory } from '@platform/api/react';
import { CrashGame, Page } from '@platform/ui';
import { DemoExport } from '../exports/lateExports';

/** Aviator on a demo balance, without server calls. */
export function Crash() {
  const [rounds, remember] = useDemoHistory('crash');
  return (
    <Page>
      <CrashGame
        title={gameNames.aviator}
        earlierRounds={rounds}
        onResult={remember}
        historyActions={<DemoExport name="crash-rounds" rounds={rounds} />}
      />
    </Page>
  );
}
