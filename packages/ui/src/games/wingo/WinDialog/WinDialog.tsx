'use client';

import { winDialog } from '@platform/messages/winDialog';
import type { MyBet } from '@platform/rules/models';
import { shortRoundNumber } from '@platform/rules/wingo';
import { useState } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { Button } from '../../../primitives/Button/Button';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog';
import { Text } from '../../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { VerifyLink } from '../../fairness/VerifyLink/VerifyLink';
import { BetChip } from '../BetChip/BetChip';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './WinDialog.css';

export interface WinDialogProps extends Omit<
  DialogProps,
  'open' | 'title' | 'children' | 'footer' | 'texts'
> {
  /** The settled bet. The dialog is open as long as there is one. */
  bet: MyBet | undefined;
  /** Where its round is verified. Without it there is no link for that. */
  verifyHref?: ((roundNumber: string, bet: string) => string) | undefined;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof winDialog>>;
}

/**
 * Tells the player how a settled bet came out: the number drawn, the stake, and what was received.
 *
 * **When not to use it:** for a bet that waits for its draw; it has no outcome yet.
 *
 * | Key | Does |
 * | --- | --- |
 * | Escape, Enter | closes it |
 */
export function WinDialog({ bet, verifyHref, texts, onClose, ...rest }: WinDialogProps) {
  const text = useTexts(winDialog, texts);
  // While it fades out it still shows what it was about.
  const [shown, setShown] = useState(bet);
  if (bet && bet !== shown) setShown(bet);
  if (!shown) return null;
  const { id, state, result, received, amount, roundNumber } = shown;
  const outcome = state === 'won' || state === 'refunded' ? state : 'lost';
  return (
    <Dialog
      {...rest}
      open={bet !== undefined}
      onClose={onClose}
      size="small"
      title={text[outcome]}
      description={text.period({ period: shortRoundNumber(roundNumber) })}
    >
      <div data-outcome={outcome} className={styles.content}>
        <span className={styles.stage}>
          {result && <NumberBall number={result.number} size="large" />}
        </span>
        {outcome !== 'lost' && (
          <Text as="div" size="xl" weight="strong" className={styles.received}>
            <Amount value={received} decimals={3} signed={outcome === 'won'} unit />
          </Text>
        )}
        <dl className={styles.facts}>
          <dt>{text.bet}</dt>
          <dd className={styles.value}>
            <BetChip bet={shown.bet} />
          </dd>
          <dt>{text.amount}</dt>
          <dd className={styles.value}>
            <Amount value={amount} decimals={3} />
          </dd>
        </dl>
        <Button wide onClick={onClose}>
          {text.close}
        </Button>
        {verifyHref && (
          <VerifyLink
            roundNumber={roundNumber}
            href={verifyHref(roundNumber, id)}
            onClick={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}
