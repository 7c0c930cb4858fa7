import { gameNames } from '@platform/messages/gameNames';
import { useDemoBalance, useDemoHistory, usePreference } from '@platform/api/react';
import { DEFAULT_RISK, DEFAULT_ROWS, RISKS, ROWS } from '@platform/rules/plinko';
import { Page, PlinkoGame } from '@platform/ui';
import { BreakLink } from '../app/account/BreakLink';
import { DemoExport } from '../exports/lateExports';

/** Plinko on a demo balance. This browser saves the rows and the difficulty. */
export function Plinko() {
  const [rows, rememberRows] = usePreference('plinkoRows');
  const [risk, rememberRisk] = usePreference('plinkoDifficulty');
  const [balance, rememberBalance] = useDemoBalance('plinko');
  const [rounds, remember] = useDemoHistory('plinko');
  return (
    <Page>
      <PlinkoGame
        title={gameNames.plinko}
        defaultBalance={balance}
        onBalanceChange={rememberBalance}
        earlierRounds={rounds}
        historyActions={<DemoExport name="plinko-rounds" rounds={rounds} />}
        onResult={remember}
        settings={{
          rows: ROWS.find((choice) => String(choice) === rows) ?? DEFAULT_ROWS,
          risk: RISKS.find((choice) => choice === risk) ?? DEFAULT_RISK,
        }}
        onSettingsChange={(settings) => {
          rememberRows(String(settings.rows));
          rememberRisk(settings.risk);
        }}
      />
      <BreakLink />
    </Page>
  );
}
