import { useDemoBalance, useDemoHistory, usePreference } from '@platform/api/react';
import { gameNames } from '@platform/messages/gameNames';
import { realGamePage } from '@platform/messages/realGamePage';
import { DEFAULT_RISK, DEFAULT_ROWS, RISKS, ROWS } from '@platform/rules/plinko';
import { Link, Page, PlinkoGame, type PlinkoSettings } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { PlaySafetyBar } from '../app/account/PlaySafetyBar';
import { late } from '../app/loading/late';
import { useRealGame } from '../app/originals/useRealGame';
import { DemoExport } from '../exports/lateExports';
import { paths } from '../paths';

const { Component: RealPlinko } = late(
  async () => (await import('../app/originals/RealPlinko')).RealPlinko,
);

interface BoardProps {
  settings: PlinkoSettings;
  onSettingsChange: (settings: PlinkoSettings) => void;
}

interface PlinkoDemoProps extends BoardProps {
  /** True if the brand also has real-money Plinko. */
  isAlsoReal: boolean;
}

/** Plinko on a demo balance, without server calls. */
function PlinkoDemo({ isAlsoReal, ...board }: PlinkoDemoProps) {
  const { money } = useTexts(realGamePage);
  const [balance, rememberBalance] = useDemoBalance('plinko');
  const [rounds, remember] = useDemoHistory('plinko');
  return (
    <PlinkoGame
      {...board}
      title={gameNames.plinko}
      defaultBalance={balance}
      onBalanceChange={rememberBalance}
      earlierRounds={rounds}
      actions={
        isAlsoReal && (
          <Link look="standalone" href={paths.plinko}>
            {money}
          </Link>
        )
      }
      historyActions={<DemoExport name="plinko-rounds" rounds={rounds} />}
      onResult={remember}
    />
  );
}

/**
 * Real-money Plinko on brands that offer it, unless the URL requests the demo. This browser saves
 * the rows and the difficulty.
 */
export function Plinko() {
  const { isOffered, isShown, demoHref } = useRealGame('plinko');
  const [rows, rememberRows] = usePreference('plinkoRows');
  const [risk, rememberRisk] = usePreference('plinkoDifficulty');
  const board: BoardProps = {
    settings: {
      rows: ROWS.find((choice) => String(choice) === rows) ?? DEFAULT_ROWS,
      risk: RISKS.find((choice) => choice === risk) ?? DEFAULT_RISK,
    },
    onSettingsChange: (settings) => {
      rememberRows(String(settings.rows));
      rememberRisk(settings.risk);
    },
  };
  return (
    <Page>
      {isShown ? (
        <RealPlinko {...board} demoHref={demoHref} />
      ) : (
        <PlinkoDemo {...board} isAlsoReal={isOffered} />
      )}
      <PlaySafetyBar />
    </Page>
  );
}
