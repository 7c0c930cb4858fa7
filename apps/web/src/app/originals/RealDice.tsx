import type { DiceIntent } from '@platform/api';
import { useBalances, useDiceBets, usePlaceDiceBet } from '@platform/api/react';
import { gameNames } from '@platform/messages/gameNames';
import { RealDiceGame } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { DiceExport } from '../../exports/originalExports';
import { useRealityCheck } from '../account/useRealityCheck';
import { listOf } from '../shared/listOf';
import { usePage } from '../shared/usePage';
import { usePaged } from '../shared/usePaged';
import { InDisplayCurrency } from '../wallet/InDisplayCurrency';
import { useFairPlay } from './useFairPlay';

export interface RealDiceProps {
  demoHref: string;
}

/** Real-money Dice, with the member's bets and seeds. */
export function RealDice({ demoHref }: RealDiceProps) {
  const names = useTexts(gameNames);
  const [page, setPage] = usePage('bets');
  const bets = usePaged(useDiceBets(page), setPage);
  const balances = useBalances();
  const { run: placeBet } = usePlaceDiceBet();
  const checkReality = useRealityCheck();
  const fair = useFairPlay({ bets: bets.data?.rows, demoHref });
  const place = async (intent: DiceIntent) => {
    await checkReality();
    await fair.ownSeed();
    return placeBet(intent);
  };
  return (
    <InDisplayCurrency>
      <RealDiceGame
        title={names.dice}
        balance={fair.isReady ? balances.data?.main : undefined}
        onBet={place}
        bets={{ ...listOf(bets, setPage), actions: <DiceExport total={bets.data?.total} /> }}
        onVerify={fair.verify}
        actions={fair.actions}
      />
      {fair.dialogs}
    </InDisplayCurrency>
  );
}
