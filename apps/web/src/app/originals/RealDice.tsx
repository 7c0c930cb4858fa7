import { mintHex, type DiceIntent, type DiceRecord } from '@platform/api';
import {
  useBalances,
  useChangeClientSeed,
  useDiceBets,
  useFairnessKeys,
  usePlaceDiceBet,
  useRotateSeeds,
  useSeedPairs,
} from '@platform/api/react';
import { gameNames } from '@platform/messages/gameNames';
import { realDicePage } from '@platform/messages/realDicePage';
import { Button, ButtonLink, RealDiceGame, SeedsDialog, VerifyBetDialog } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { DiceExport } from '../../exports/DiceExport';
import { codeInTime } from '../loading/codeInTime';
import { listOf } from '../shared/listOf';
import { usePage } from '../shared/usePage';
import { usePaged } from '../shared/usePaged';
import { InDisplayCurrency } from '../wallet/InDisplayCurrency';

/** The verifier and its cryptography load on first use. */
const load = () => import('@platform/rules/originals');

export interface RealDiceProps {
  demoHref: string;
}

/** Dice for money, with the member's bets and seeds. */
export function RealDice({ demoHref }: RealDiceProps) {
  const text = useTexts(realDicePage);
  const names = useTexts(gameNames);
  const [page, setPage] = usePage('bets');
  const bets = usePaged(useDiceBets(page), setPage);
  const balances = useBalances();
  const pairs = useSeedPairs();
  const keys = useFairnessKeys();
  const { run: placeBet } = usePlaceDiceBet();
  const { run: changeClientSeed } = useChangeClientSeed();
  const { run: rotateSeeds } = useRotateSeeds();
  const [seedsOpen, setSeedsOpen] = useState(false);
  const [verified, setVerified] = useState<DiceRecord>();
  const [verifyOpen, setVerifyOpen] = useState(false);

  const place = async (intent: DiceIntent) => {
    // The server must not choose both seeds.
    if (pairs.data?.current.clientSeedBy === 'server') await changeClientSeed(mintHex());
    return placeBet(intent);
  };
  const verify = async ({ proof, pair }: DiceRecord) => {
    const { verifyOriginalBet } = await codeInTime(load);
    const key = keys.data?.receiptKey;
    if (key === undefined) throw keys.error ?? new Error(text.noKey);
    return verifyOriginalBet(proof, pair ?? undefined, key);
  };
  return (
    <InDisplayCurrency>
      <RealDiceGame
        title={names.dice}
        // Bets wait for the seeds, because the first bet may have to change the client seed.
        balance={pairs.data && balances.data?.main}
        onBet={place}
        bets={{ ...listOf(bets, setPage), actions: <DiceExport /> }}
        onVerify={(bet) => {
          setVerified(bet);
          setVerifyOpen(true);
        }}
        actions={
          <>
            <Button
              tone="quiet"
              icon={<ShieldCheck aria-hidden />}
              onClick={() => setSeedsOpen(true)}
            >
              {text.seeds}
            </Button>
            <ButtonLink tone="quiet" href={demoHref}>
              {text.demo}
            </ButtonLink>
          </>
        }
      />
      <SeedsDialog
        open={seedsOpen}
        onClose={() => setSeedsOpen(false)}
        pairs={pairs.data}
        error={pairs.error?.message}
        onRetry={pairs.retry}
        onClientSeedChange={changeClientSeed}
        onRotate={rotateSeeds}
        newSeed={mintHex}
      />
      <VerifyBetDialog
        open={verifyOpen}
        onClose={() => setVerifyOpen(false)}
        bet={bets.data?.rows.find(({ id }) => id === verified?.id) ?? verified}
        verify={verify}
        seedsAction={
          <Button
            tone="neutral"
            onClick={() => {
              setVerifyOpen(false);
              setSeedsOpen(true);
            }}
          >
            {text.openSeeds}
          </Button>
        }
      />
    </InDisplayCurrency>
  );
}
