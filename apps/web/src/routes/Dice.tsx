import { useDemoHistory } from '@platform/api/react';
import { DiceGame, Page, PageHeader, useToasts } from '@platform/ui';

/** Dice, played on a demo balance: no call is made. */
export function Dice() {
  const toasts = useToasts();
  const [rounds, remember] = useDemoHistory('dice');
  return (
    <Page>
      <PageHeader title="Dice" />
      <DiceGame
        earlierRounds={rounds}
        onResult={(round) => {
          remember(round);
          if (round.won) toasts.success('You won the bet!');
          else toasts.info('Oops, you lost this time!');
        }}
      />
    </Page>
  );
}
