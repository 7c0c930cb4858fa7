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

/** Props for the parts of a `BetDialog`, merged with its own: those of the dialog, and of its form. */
export interface BetDialogSlots extends Omit<DialogSlots, 'footer'>, BetFormSlots {}

export interface BetDialogProps extends Omit<
  DialogProps,
  'open' | 'title' | 'children' | 'footer' | 'onClose' | 'texts' | 'slotProps'
> {
  /** What to bet on. The dialog is open as long as there is something. */
  bet: WingoBet | undefined;
  /**
   * What is staked at first, in micro-USDT.
   * @default 1_000_000n
   */
  stake?: MicroUsdt | undefined;
  /** What is in the wallet; more cannot be staked. `undefined` while it is not known. */
  balance?: MicroUsdt | undefined;
  /** The player wants out. Also called once the bet is placed, if it still is what the dialog shows. */
  onClose: () => void;
  /** Places the bet with this stake. Its promise keeps the dialog pending; an `Error` is shown in it. */
  onConfirm: (bet: WingoBet, amount: MicroUsdt) => Promise<unknown>;
  /**
   * Texts that replace those of the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betDialog>>;
  /**
   * Props for its parts: `{ submit: { name: 'place' } }`.
   * @default {}
   */
  slotProps?: BetDialogSlots | undefined;
}

/**
 * Asks how much to bet: an amount, a quantity and a multiplier. Shows what the service fee takes and
 * what a win pays before anything is placed.
 *
 * **When not to use it:** to choose what to bet on; that is done on the board.
 *
 * **Do:** Show the total, the fee and the return of a win before the press.
 *
 * **Don't:** Leave the multiplication to the player, who may pay a thousand instead of fifty.
 *
 * | Key | Does |
 * | --- | --- |
 * | Arrows | choose an amount or a multiplier |
 * | Enter | places the bet |
 * | Escape | closes the dialog |
 */
export function BetDialog({
  bet,
  stake = USDT,
  balance,
  onClose,
  onConfirm,
  texts,
  slotProps,
  ...rest
}: BetDialogProps) {
  const text = useTexts(betDialog, texts);
  // While it fades out it still shows what it was about.
  const [shown, setShown] = useState(bet);
  if (bet && bet !== shown) setShown(bet);
  if (!shown) return null;
  return (
    <Dialog
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
      />
    </Dialog>
  );
}
