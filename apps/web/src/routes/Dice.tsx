import { useDemoBalance, useDemoHistory } from '@platform/api/react';
import { dicePage } from '@platform/messages/dicePage';
import { gameNames } from '@platform/messages/gameNames';
import { realGamePage } from '@platform/messages/realGamePage';
import { DiceGame, Link, Page, useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { PlaySafetyBar } from '../app/account/PlaySafetyBar';
import { late } from '../app/loading/late';
import { useRealGame } from '../app/originals/useRealGame';
import { DemoExport } from '../exports/lateExports';
import { paths } from '../paths';

const { Component: RealDice } = late(
  async () => (await import('../app/originals/RealDice')).RealDice,
);

interface DiceDemoProps {
  /** True if the brand also has real-money Dice. */
  isAlsoReal: boolean;
}

/** Dice on a demo balance, without server calls. */
function DiceDemo({ isAlsoReal }: DiceDemoProps) {
  const text = useTexts(dicePage);
  const { money } = useTexts(realGamePage);
  const toasts = useToasts();
  const [balance, rememberBalance] = useDemoBalance('dice');
  const [rounds, remember] = useDemoHistory('dice');
  return (
    <DiceGame
      title={gameNames.dice}
      defaultBalance={balance}
      onBalanceChange={rememberBalance}
      earlierRounds={rounds}
      actions={
        isAlsoReal && (
          <Link look="standalone" href={paths.dice}>
            {money}
          </Link>
        )
      }
      historyActions={<DemoExport name="dice-rounds" rounds={rounds} />}
      onResult={(round) => {
        remember(round);
        if (round.won) toasts.success(text.won);
        else toasts.info(text.lost, { title: gameNames.dice });
      }}
    />
  );
}

/** Real-money Dice on brands that offer it, unless the URL requests the demo. */
export function Dice() {
  const { isOffered, isShown, demoHref } = useRealGame('dice');
  return (
    <Page>
      {isShown ? <RealDice demoHref={demoHref} /> : <DiceDemo isAlsoReal={isOffered} />}
      <PlaySafetyBar />
    </Page>
  );
}
