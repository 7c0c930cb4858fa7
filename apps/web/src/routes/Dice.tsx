import { gameNames } from '@platform/messages/gameNames';
import { useDemoBalance, useDemoHistory } from '@platform/api/react';
import { dicePage } from '@platform/messages/dicePage';
import { DiceGame, Page, useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { DemoExport } from '../exports/lateExports';

/** Dice on a demo balance, without server calls. */
export function Dice() {
  const text = useTexts(dicePage);
  const toasts = useToasts();
  const [balance, rememberBalance] = useDemoBalance('dice');
  const [rounds, remember] = useDemoHistory('dice');
  return (
    <Page>
      <DiceGame
        title={gameNames.dice}
        defaultBalance={balance}
        onBalanceChange={rememberBalance}
        earlierRounds={rounds}
        historyActions={<DemoExport name="dice-rounds" rounds={rounds} />}
        onResult={(round) => {
          remember(round);
          if (round.won) toasts.success(text.won);
          else toasts.info(text.lost);
        }}
      />
    </Page>
  );
}
