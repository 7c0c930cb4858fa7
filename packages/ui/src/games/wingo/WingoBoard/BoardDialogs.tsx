'use client';

import type { WingoRound } from '@platform/rules/models';
import type { MicroUsdt } from '@platform/rules/money';
import type { GameType, WingoBet } from '@platform/rules/wingo';
import { onDemand } from '../../../internal/onDemand';
import type { ToolDialog } from './BoardHead';

// Dialogs load once the board is idle or as soon as one opens.
const BetDialog = onDemand(async () => (await import('../BetDialog/BetDialog')).BetDialog);
const StakeDialog = onDemand(async () => (await import('../BetDialog/StakeDialog')).StakeDialog);
const FairRoundDialog = onDemand(
  async () => (await import('../../fairness/FairRoundDialog/FairRoundDialog')).FairRoundDialog,
);
const HowToPlayDialog = onDemand(
  async () => (await import('../HowToPlayDialog/HowToPlayDialog')).HowToPlayDialog,
);
const KeysDialog = onDemand(async () => (await import('./KeysDialog')).KeysDialog);

export interface BoardDialogsProps {
  gameType: GameType;
  round: WingoRound | undefined;
  guideHref: string | undefined;
  /** True once the board is idle, so that the code for closed dialogs may load. */
  atRest: boolean;
  dialog: ToolDialog | undefined;
  onClose: () => void;
  /** Bet in the slip that the player is changing. */
  bet: WingoBet | undefined;
  stake: MicroUsdt | undefined;
  balance: MicroUsdt | undefined;
  /** Stake of later bets. */
  nextStake: MicroUsdt;
  onStakeChange: (stake: MicroUsdt) => void;
  onBetClose: () => void;
  onBetChange: (bet: WingoBet, stake: MicroUsdt) => void;
  onBetRemove: (bet: WingoBet) => void;
}

export function BoardDialogs({
  gameType,
  round,
  guideHref,
  atRest,
  dialog,
  onClose,
  bet,
  stake,
  balance,
  nextStake,
  onStakeChange,
  onBetClose,
  onBetChange,
  onBetRemove,
}: BoardDialogsProps) {
  return (
    <>
      {(atRest || bet) && (
        <BetDialog
          bet={bet}
          stake={stake}
          balance={balance}
          onClose={onBetClose}
          onConfirm={async (...change) => onBetChange(...change)}
          onRemove={onBetRemove}
        />
      )}
      {(atRest || dialog === 'stake') && (
        <StakeDialog
          open={dialog === 'stake'}
          stake={nextStake}
          balance={balance}
          onClose={onClose}
          onStakeChange={onStakeChange}
        />
      )}
      {(atRest || dialog === 'help') && (
        <HowToPlayDialog gameType={gameType} open={dialog === 'help'} onClose={onClose} />
      )}
      {dialog === 'keys' && <KeysDialog open onClose={onClose} />}
      {(atRest || dialog === 'fairness') && (
        <FairRoundDialog
          round={round}
          guideHref={guideHref}
          open={dialog === 'fairness'}
          onClose={onClose}
        />
      )}
    </>
  );
}
