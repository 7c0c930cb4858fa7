import { DiceGame, Page, PageHeader, useToasts } from '@platform/ui';

/** Dice, played for nothing: no call is made and no balance moves. */
export function Dice() {
  const toasts = useToasts();
  return (
    <Page>
      <PageHeader title="Dice" />
      <DiceGame
        onResult={({ won }) =>
          won ? toasts.success('You won the bet!') : toasts.error('Oops, you lost this time!')
        }
      />
    </Page>
  );
}
