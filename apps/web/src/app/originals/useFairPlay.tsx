import { mintHex, type OriginalRecord } from '@platform/api';
import {
  useChangeClientSeed,
  useFairnessKeys,
  useRotateSeeds,
  useSeedPairs,
} from '@platform/api/react';
import { realGamePage } from '@platform/messages/realGamePage';
import { Button, ButtonLink, SeedsDialog, VerifyBetDialog } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { codeInTime } from '../loading/codeInTime';

/** Loads the verifier and its cryptography on first use. */
const load = () => import('@platform/rules/originals');

export interface FairPlay {
  /** False while the seeds load. The board accepts no bets until then. */
  isReady: boolean;
  /** Replaces a client seed that the server chose, because it must not choose both seeds. */
  ownSeed: () => Promise<void>;
  verify: (bet: OriginalRecord) => void;
  /** Button for the seeds, and link to the demo. */
  actions: ReactNode;
  dialogs: ReactNode;
}

export interface FairPlayOptions {
  /** Displayed bets. Each has the seed of its pair once the pair is rotated. */
  bets: readonly OriginalRecord[] | undefined;
  demoHref: string;
}

/** Connects a game with seed pairs to the member's seeds, and to the verification of bets. */
export function useFairPlay({ bets, demoHref }: FairPlayOptions): FairPlay {
  const text = useTexts(realGamePage);
  const pairs = useSeedPairs();
  const keys = useFairnessKeys();
  const { run: changeClientSeed } = useChangeClientSeed();
  const { run: rotateSeeds } = useRotateSeeds();
  const [seedsOpen, setSeedsOpen] = useState(false);
  const [verified, setVerified] = useState<OriginalRecord>();
  const [verifyOpen, setVerifyOpen] = useState(false);

  const verdictOf = async ({ proof, pair }: OriginalRecord) => {
    const { verifyOriginalBet } = await codeInTime(load);
    if (keys.data === undefined) throw keys.error ?? new Error(text.noKey);
    return verifyOriginalBet(proof, pair ?? undefined, keys.data);
  };
  return {
    isReady: pairs.data !== undefined,
    ownSeed: async () => {
      if (pairs.data?.current.clientSeedBy === 'server') await changeClientSeed(mintHex());
    },
    verify: (bet) => {
      setVerified(bet);
      setVerifyOpen(true);
    },
    actions: (
      <>
        <Button tone="quiet" icon={<ShieldCheck aria-hidden />} onClick={() => setSeedsOpen(true)}>
          {text.seeds}
        </Button>
        <ButtonLink tone="quiet" href={demoHref}>
          {text.demo}
        </ButtonLink>
      </>
    ),
    dialogs: (
      <>
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
          bet={bets?.find(({ id }) => id === verified?.id) ?? verified}
          verify={verdictOf}
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
      </>
    ),
  };
}
