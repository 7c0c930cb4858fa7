import type { PlinkoIntent } from '@platform/api';
import { useBalances, usePlacePlinkoBet, usePlinkoBets } from '@platform/api/react';
import { gameNames } from '@platform/messages/gameNames';
import { RealPlinkoGame, type PlinkoSettings } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { PlinkoExport } from '../../exports/originalExports';
import { useRealityCheck } from '../account/useRealityCheck';
import { listOf } from '../shared/listOf';
import { usePage } from '../shared/usePage';
import { usePaged } from '../shared/usePaged';
import { holdBalance } from '../wallet/heldBalance';
import { InDisplayCurrency } from '../wallet/InDisplayCurrency';
import { useFairPlay } from './useFairPlay';

export interface RealPlinkoProps {
  settings: PlinkoSettings;
  onSettingsChange: (settings: PlinkoSettings) => void;
  demoHref: string;
}

/** Real-money Plinko, with the member's bets and seeds. */
export function RealPlinko({ settings, onSettingsChange, demoHref }: RealPlinkoProps) {
  const names = useTexts(gameNames);
  const [page, setPage] = usePage('bets');
  const bets = usePaged(usePlinkoBets(page), setPage);
  const balances = useBalances();
  const { run: placeBet } = usePlacePlinkoBet();
  const checkReality = useRealityCheck();
  const fair = useFairPlay({ bets: bets.data?.rows, demoHref });
  const place = async (intent: PlinkoIntent) => {
    await checkReality();
    await fair.ownSeed();
    return placeBet(intent);
  };
  return (
    <InDisplayCurrency>
      <RealPlinkoGame
        title={names.plinko}
        settings={settings}
        onSettingsChange={onSettingsChange}
        balance={fair.isReady ? balances.data?.main : undefined}
        onBalanceHold={holdBalance}
        onBet={place}
        bets={{ ...listOf(bets, setPage), actions: <PlinkoExport total={bets.data?.total} /> }}
        onVerify={fair.verify}
        actions={fair.actions}
      />
      {fair.dialogs}
    </InDisplayCurrency>
  );
}
