'use client';

import { betDialog } from '@platform/messages/betDialog';
import type { MicroUsdt } from '@platform/rules/money';
import { Dialog } from '../../../primitives/Dialog/Dialog';
import { useTexts } from '../../../theme/Messages';
import { BetForm } from './BetForm';

interface StakeDialogProps {
  open: boolean;
  /** Stake in the slip. */
  stake: MicroUsdt;
  /** Balance, which limits the stake; `undefined` while it loads. */
  balance: MicroUsdt | undefined;
  onClose: () => void;
  onStakeChange: (stake: MicroUsdt) => void;
}

/** Dialog that sets the stake in the slip from an amount, a quantity and a multiplier. */
export function StakeDialog({ open, stake, balance, onClose, onStakeChange }: StakeDialogProps) {
  const text = useTexts(betDialog);
  return (
    <Dialog open={open} onClose={onClose} title={text.stake} description={text.stakeAbout}>
      <BetForm
        bet={undefined}
        stake={stake}
        balance={balance}
        texts={{ ...text, submit: text.setStake }}
        slotProps={undefined}
        onCancel={onClose}
        onConfirm={async (amount) => onStakeChange(amount)}
      />
    </Dialog>
  );
}
