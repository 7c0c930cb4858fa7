import { gameNames } from '@platform/messages/gameNames';
import { useDemoBalance, useDemoHistory } from '@platform/api/react';
import { MinesGame, Page } from '@platform/ui';
import { PlaySafetyBar } from '../app/account/PlaySafetyBar';
import { DemoExport } from '../exports/lateExports';

/** Mines on a demo balance, without server calls. */
export function Mines() {
  const [balance, rememberBalance] = useDemoBalance('mines');
  const [rounds, remember] = useDemoHistory('mines');
  return (
    <Page>
      <MinesGame
        title={gameNames.mines}
        defaultBalance={balance}
        onBalanceChange={rememberBalance}
        earlierRounds={rounds}
        onResult={remember}
        historyActions={<DemoExport name="mines-rounds" rounds={rounds} />}
      />
      <PlaySafetyBar />
    </Page>
  );
}
