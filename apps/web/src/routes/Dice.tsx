import { useDemoBalance, useDemoHistory } from '@platform/api/react';
import { dicePage } from '@platform/messages/dicePage';
import { gameNames } from '@platform/messages/gameNames';
import { DiceGame, Link, Page, useBrand, useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useSearchParams } from 'react-router-dom';
import { BreakLink } from '../app/account/BreakLink';
import { late } from '../app/loading/late';
import { DemoExport } from '../exports/lateExports';
import { paths } from '../paths';

const { Component: RealDice } = late(
  async () => (await import('../app/originals/RealDice')).RealDice,
);

/** Query of the demo on a brand with Dice for money. */
const DEMO = { name: 'play', value: 'demo' } as const;

interface DiceDemoProps {
  /** True if the brand also has Dice for money. */
  isAlsoReal: boolean;
}

/** Dice on a demo balance, without server calls. */
function DiceDemo({ isAlsoReal }: DiceDemoProps) {
  const text = useTexts(dicePage);
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
            {text.money}
          </Link>
        )
      }
      historyActions={<DemoExport name="dice-rounds" rounds={rounds} />}
      onResult={(round) => {
        remember(round);
        if (round.won) toasts.success(text.won);
        else toasts.info(text.lost);
      }}
    />
  );
}

/** Dice for money on brands that offer it, unless the address asks for the demo. */
export function Dice() {
  const isReal = useBrand().realGames?.includes('dice') === true;
  const [query] = useSearchParams();
  return (
    <Page>
      {isReal && query.get(DEMO.name) !== DEMO.value ? (
        <RealDice demoHref={`${paths.dice}?${DEMO.name}=${DEMO.value}`} />
      ) : (
        <DiceDemo isAlsoReal={isReal} />
      )}
      <BreakLink />
    </Page>
  );
}
