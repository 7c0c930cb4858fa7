import { gameNames } from '@platform/messages/gameNames';
import { useDemoBalance, useDemoHistory } from '@platform/api/react';
import { CrashGame, Page } from '@platform/ui';
import { PlaySafetyBar } from '../app/account/PlaySafetyBar';
import { DemoExport } from '../exports/lateExports';

/** Aviator on a demo balance, without server calls. */
export function Crash() {
  const [balance, rememberBalance] = useDemoBalance('crash');
  const [rounds, remember] = useDemoHistory('crash');
  return (
    <Page>
      <CrashGame
        title={gameNames.aviator}
        defaultBalance={balance}
        onBalanceChange={rememberBalance}
        earlierRounds={rounds}
        onResult={remember}
        historyActions={<DemoExport name="crash-rounds" rounds={rounds} />}
      />
      <PlaySafetyBar />
    </Page>
  );
}
