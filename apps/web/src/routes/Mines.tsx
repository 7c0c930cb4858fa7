import { useDemoBalance, useDemoHistory } from '@platform/api/react';
import { gameNames } from '@platform/messages/gameNames';
import { realGamePage } from '@platform/messages/realGamePage';
import { Link, MinesGame, Page } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { PlaySafetyBar } from '../app/account/PlaySafetyBar';
import { late } from '../app/loading/late';
import { useRealGame } from '../app/originals/useRealGame';
import { DemoExport } from '../exports/lateExports';
import { paths } from '../paths';

const { Component: RealMines } = late(
  async () => (await import('../app/originals/RealMines')).RealMines,
);

interface MinesDemoProps {
  /** True if the brand also has real-money Mines. */
  isAlsoReal: boolean;
}

/** Mines on a demo balance, without server calls. */
function MinesDemo({ isAlsoReal }: MinesDemoProps) {
  const { money } = useTexts(realGamePage);
  const [balance, rememberBalance] = useDemoBalance('mines');
  const [rounds, remember] = useDemoHistory('mines');
  return (
    <MinesGame
      title={gameNames.mines}
      defaultBalance={balance}
      onBalanceChange={rememberBalance}
      earlierRounds={rounds}
      actions={
        isAlsoReal && (
          <Link look="standalone" href={paths.mines}>
            {money}
          </Link>
        )
      }
      historyActions={<DemoExport name="mines-rounds" rounds={rounds} />}
      onResult={remember}
    />
  );
}

/** Real-money Mines on brands that offer it, unless the URL requests the demo. */
export function Mines() {
  const { isOffered, isShown, demoHref } = useRealGame('mines');
  return (
    <Page>
      {isShown ? <RealMines demoHref={demoHref} /> : <MinesDemo isAlsoReal={isOffered} />}
      <PlaySafetyBar />
    </Page>
  );
}
