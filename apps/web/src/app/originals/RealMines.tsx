import type { MinesIntent } from '@platform/api';
import {
  useBalances,
  useCashOutMines,
  useMinesGame,
  useMinesGames,
  useOpenMines,
  useRevealMines,
} from '@platform/api/react';
import { gameNames } from '@platform/messages/gameNames';
import { RealMinesGame } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { MinesExport } from '../../exports/originalExports';
import { useRealityCheck } from '../account/useRealityCheck';
import { listOf } from '../shared/listOf';
import { usePage } from '../shared/usePage';
import { usePaged } from '../shared/usePaged';
import { InDisplayCurrency } from '../wallet/InDisplayCurrency';
import { useFairPlay } from './useFairPlay';

export interface RealMinesProps {
  demoHref: string;
}

/** Real-money Mines, with the member's open game, past games and seeds. */
export function RealMines({ demoHref }: RealMinesProps) {
  const names = useTexts(gameNames);
  const [page, setPage] = usePage('bets');
  const bets = usePaged(useMinesGames(page), setPage);
  const balances = useBalances();
  const game = useMinesGame();
  const { run: openGame } = useOpenMines();
  const { run: reveal } = useRevealMines();
  const { run: cashOut } = useCashOutMines();
  const checkReality = useRealityCheck();
  const fair = useFairPlay({ bets: bets.data?.rows, demoHref });
  const open = async (intent: MinesIntent) => {
    await checkReality();
    await fair.ownSeed();
    return openGame(intent);
  };
  return (
    <InDisplayCurrency>
      <RealMinesGame
        title={names.mines}
        balance={fair.isReady ? balances.data?.main : undefined}
        game={game.data}
        onOpen={open}
        onReveal={reveal}
        onCashOut={cashOut}
        bets={{ ...listOf(bets, setPage), actions: <MinesExport total={bets.data?.total} /> }}
        onVerify={fair.verify}
        actions={fair.actions}
      />
      {fair.dialogs}
    </InDisplayCurrency>
  );
}
