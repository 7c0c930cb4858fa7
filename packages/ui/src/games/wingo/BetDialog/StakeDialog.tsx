'use client';

import { betDialog } from '@platform/messages/betDialog';
import type { MicroUsdt } from '@platform/rules/money';
import { Dialog } from '../../../primitives/Dialog/Dialog';
import { useTexts } from '../../../theme/Messages';
import { BetForm } from './BetForm';

interface StakeDialogProps {
  open: boolean;
  stake: MicroUsdt;
  balance: MicroUsdt | undefined;
  onClose: () => void;
  onStakeChange: (stake: MicroUsdt) => void;
}

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
