'use client';

import { betDialog } from '@platform/messages/betDialog';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import type { WingoBet } from '@platform/rules/wingo';
import { useState } from 'react';
import { rich } from '../../../theme/rich';
import { Dialog, type DialogProps, type DialogSlots } from '../../../primitives/Dialog/Dialog';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { BetChip } from '../BetChip/BetChip';
import { selectionOf } from '../BetSlip/slip';
import { BetForm, type BetFormSlots } from './BetForm';
import * as styles from './BetDialog.css';

export interface BetDialogSlots extends Omit<DialogSlots, 'footer'>, BetFormSlots {}

export interface BetDialogProps extends Omit<
  DialogProps,
  'open' | 'defaultOpen' | 'title' | 'children' | 'footer' | 'onClose' | 'texts' | 'slotProps'
> {
  /** Bet to place. The dialog is open while this prop is set. */
  bet: WingoBet | undefined;
  /**
   * Initial stake, in micro-USDT.
   * @default 1_000_000n
   */
  stake?: MicroUsdt | undefined;
  /** Balance, which limits the stake; `undefined` while it loads. */
  balance?: MicroUsdt | undefined;
  /** Called when the dialog should close, including after a bet is placed. */
  onClose: () => void;
  /** Places the bet. If the promise rejects, the dialog shows the message of the `Error`. */
  onConfirm: (bet: WingoBet, amount: MicroUsdt) => Promise<unknown>;
  /**
   * Removes the bet from a slip. With this prop, the dialog says that it changes the slip and
   * places no bet.
   */
  onRemove?: ((bet: WingoBet) => void) | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betDialog>>;
  /**
   * Props for the parts, such as `{ submit: { name: 'place' } }`.
   * @default {}
   */
  slotProps?: BetDialogSlots | undefined;
}

/**
 * Dialog to set a bet's stake.
 *
 * **When not to use it:** to select a bet, use the board's buttons.
 *
 * **Do:** Show the total, the fee and the payouts before the bet is placed.
 *
 * **Don't:** Make the player do the multiplication.
 *
 * | Key | Action |
 * | --- | --- |
 * | Arrows | selects an amount or a multiplier |
 * | Enter | places the bet, or changes it in the slip |
 * | Escape | closes the dialog |
 */
export function BetDialog({
  bet,
  stake = USDT,
  balance,
  onClose,
  onConfirm,
  onRemove,
  texts,
  slotProps,
  ...rest
}: BetDialogProps) {
  const text = useTexts(betDialog, texts);
  // Keeps the last bet while the dialog fades out.
  const [shown, setShown] = useState(bet);
  if (bet && bet !== shown) setShown(bet);
  if (!shown) return null;
  return (
    <Dialog
      description={onRemove && text.stakeAbout}
      {...rest}
      slotProps={slotProps}
      open={bet !== undefined}
      onClose={onClose}
      title={
        <span className={styles.title}>{rich(text.title, { bet: <BetChip bet={shown} /> })}</span>
      }
    >
      <BetForm
        key={selectionOf(shown)}
        bet={shown}
        stake={stake}
        balance={balance}
        texts={text}
        slotProps={slotProps}
        onCancel={onClose}
        onConfirm={(amount) => onConfirm(shown, amount)}
        onRemove={onRemove && (() => onRemove(shown))}
      />
    </Dialog>
  );
}
