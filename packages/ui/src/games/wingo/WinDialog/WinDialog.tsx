'use client';

import { winDialog } from '@platform/messages/winDialog';
import type { RoundOutcome } from '@platform/rules/models';
import { shortRoundNumber, totalsOf } from '@platform/rules/wingo';
import { useEffect, useEffectEvent, useState } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { Button } from '../../../primitives/Button/Button';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog';
import { Text } from '../../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { VerifyLink } from '../../fairness/VerifyLink/VerifyLink';
import { BetChip } from '../BetChip/BetChip';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './WinDialog.css';

/** How long it stays when the player does nothing, in ms: long enough to read a few lines. */
const SHOWN_MS = 10_000;

export interface WinDialogProps extends Omit<
  DialogProps,
  'open' | 'title' | 'children' | 'footer' | 'texts'
> {
  /** How the round came out. The dialog is open as long as there is an outcome. */
  outcome: RoundOutcome | undefined;
  /** Where a round is verified, with a bet of the player. Without it there is no link for that. */
  verifyHref?: ((roundNumber: string, bet: string) => string) | undefined;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof winDialog>>;
}

/**
 * Tells the player how a round came out: the number drawn, each bet with what it brought, and the net.
 * It celebrates only when more came back than was staked. It closes by itself after 10 s, unless the
 * pointer or a key has been in it.
 *
 * **When not to use it:** for a round without a gain, use an `OutcomeLine`, which interrupts no one.
 *
 * | Key | Does |
 * | --- | --- |
 * | Escape, Enter | closes it |
 */
export function WinDialog({
  outcome,
  verifyHref,
  texts,
  onClose,
  onPointerMove,
  onKeyDown,
  ...rest
}: WinDialogProps) {
  const text = useTexts(winDialog, texts);
  // While it fades out it still shows what it was about.
  const [shown, setShown] = useState(outcome);
  const [held, setHeld] = useState(false);
  if (outcome && outcome !== shown) {
    setShown(outcome);
    setHeld(false);
  }
  const close = useEffectEvent(() => onClose?.());
  const leaves = outcome !== undefined && !held;
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [leaves, outcome]);
  if (!shown) return null;
  const { result, bets, roundNumber } = shown;
  const [first] = bets;
  const { staked, received, net } = totalsOf(bets);
  const state = net > 0n ? 'won' : result ? 'lost' : 'refunded';
  return (
    <Dialog
      {...rest}
      open={outcome !== undefined}
      onClose={onClose}
      onPointerMove={(event) => {
        setHeld(true);
        onPointerMove?.(event);
      }}
      onKeyDown={(event) => {
        setHeld(true);
        onKeyDown?.(event);
      }}
      size="small"
      title={text[state]}
      description={text.period({ period: shortRoundNumber(roundNumber) })}
    >
      <div data-outcome={state} className={styles.content}>
        <span className={styles.stage}>
          {result && <NumberBall number={result.number} size="large" />}
        </span>
        <Text as="div" size="xl" weight="strong" className={styles.received}>
          <Amount value={net} decimals={3} signed unit />
        </Text>
        <ul aria-label={text.bets} className={styles.bets}>
          {bets.map((bet) => (
            <li key={bet.id} className={styles.bet}>
              <BetChip bet={bet.bet} />
              <span className={styles.cell}>
                <Amount value={bet.amount} decimals={3} />
              </span>
              <span className={styles.cell}>
                <Amount value={bet.received - bet.amount} decimals={3} signed />
              </span>
            </li>
          ))}
        </ul>
        <dl className={styles.facts}>
          <dt>{text.amount}</dt>
          <dd className={styles.value}>
            <Amount value={staked} decimals={3} />
          </dd>
          <dt>{text.received}</dt>
          <dd className={styles.value}>
            <Amount value={received} decimals={3} />
          </dd>
        </dl>
        <Button wide onClick={onClose}>
          {text.close}
        </Button>
        {verifyHref && first && (
          <VerifyLink
            roundNumber={roundNumber}
            href={verifyHref(roundNumber, first.id)}
            onClick={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}
