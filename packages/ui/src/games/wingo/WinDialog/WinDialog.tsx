'use client';

import { winDialog } from '@platform/messages/winDialog';
import type { RoundOutcome } from '@platform/rules/models';
import { isGain, shortRoundNumber, totalsOf } from '@platform/rules/wingo';
import { useId, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { classNames } from '../../../internal/classNames';
import { useAttentionClock } from '../../../internal/useAttentionClock';
import { useMergedRef } from '../../../internal/useMergedRef';
import { Heading } from '../../../primitives/Heading/Heading';
import { CloseButton } from '../../../primitives/IconButton/CloseButton';
import { Text } from '../../../primitives/Text/Text';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { VerifyLink } from '../../fairness/VerifyLink/VerifyLink';
import { BetChip } from '../BetChip/BetChip';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './WinDialog.css';

/** Time until the dialog closes automatically, in ms. */
const SHOWN_MS = 10_000;

export interface WinDialogProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Round outcome. The dialog is open while this prop is set. */
  outcome: RoundOutcome | undefined;
  /** Called when the dialog closes or times out. Then set `outcome` to `undefined`. */
  onClose?: (() => void) | undefined;
  /** URL of a bet's verification, if linked. */
  verifyHref?: ((roundNumber: string, bet: string) => string) | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof winDialog>>;
}

function stateOf(outcome: RoundOutcome) {
  if (isGain(outcome)) return 'won';
  return outcome.result ? 'lost' : 'refunded';
}

/**
 * Dialog with the player's outcome of a round. It is not modal: it stays in its container and does
 * not take the focus. It closes after 10 s, except during interaction or in the background.
 *
 * **When not to use it:** for a round without a gain, use an `OutcomeLine`.
 *
 * **Do:** Show the dialog once per round, after a gain.
 *
 * **Don't:** Invite a player to bet again after a loss.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves to the link and the button |
 * | Escape | in the dialog: closes it and returns the focus |
 */
export function WinDialog({ outcome, texts, ...rest }: WinDialogProps) {
  const text = useTexts(winDialog, texts);
  return (
    <>
      {/* The live region mounts before its text, because some screen readers ignore new regions. */}
      <VisuallyHidden role="status">{outcome && text[stateOf(outcome)]}</VisuallyHidden>
      {outcome && <Panel key={outcome.roundNumber} {...rest} outcome={outcome} text={text} />}
    </>
  );
}

interface PanelProps extends Omit<WinDialogProps, 'texts'> {
  outcome: RoundOutcome;
  text: TextsOf<typeof winDialog>;
}

function Panel({
  outcome,
  verifyHref,
  text,
  onClose = () => {},
  className,
  ref,
  onPointerMove,
  onPointerLeave,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: PanelProps) {
  const id = useId();
  const attended = useAttentionClock(new Map([[id, SHOWN_MS]]), onClose)(id);

  const root = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const panel = root.current;
    return () => {
      if (!panel?.contains(document.activeElement)) return;
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    };
  }, []);

  const { result, bets, roundNumber } = outcome;
  const { staked, received, net } = totalsOf(bets);
  const state = stateOf(outcome);
  const [first] = bets;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape, pointer and focus
    <div
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-period`}
      {...rest}
      ref={useMergedRef(root, ref)}
      data-outcome={state}
      className={classNames(styles.root, className)}
      onPointerMove={(event) => {
        attended.onPointerMove();
        onPointerMove?.(event);
      }}
      onPointerLeave={(event) => {
        attended.onPointerLeave();
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        const { currentTarget, relatedTarget } = event;
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        attended.onFocus();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        attended.onBlur(event);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.content}>
        <span className={styles.ball}>
          {result && <NumberBall number={result.number} size="fill" />}
        </span>
        <div className={styles.head}>
          <div className={styles.title}>
            <Heading level={2} size="s" id={`${id}-title`}>
              {text[state]}
            </Heading>
            <Text size="xs" tone="muted" id={`${id}-period`} className={styles.period}>
              {text.period({ period: shortRoundNumber(roundNumber) })}
            </Text>
          </div>
          <Text as="div" size="l" weight="strong" className={styles.net}>
            <Amount value={net} decimals={3} signed unit />
          </Text>
        </div>
        <div className={styles.details}>
          <ul aria-label={text.bets} className={styles.bets}>
            {bets.map((bet) => (
              <li key={bet.id} className={styles.bet}>
                <BetChip bet={bet.bet} />
                <Amount value={bet.amount} decimals={3} />
                <Amount value={bet.received - bet.amount} decimals={3} signed />
              </li>
            ))}
          </ul>
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt>{text.amount}</dt>
              <dd className={styles.value}>
                <Amount value={staked} decimals={3} />
              </dd>
            </div>
            <div className={styles.fact}>
              <dt>{text.received}</dt>
              <dd className={styles.value}>
                <Amount value={received} decimals={3} />
              </dd>
            </div>
          </dl>
        </div>
        {verifyHref && first && (
          <VerifyLink
            roundNumber={roundNumber}
            href={verifyHref(roundNumber, first.id)}
            className={styles.verify}
            onClick={onClose}
          />
        )}
        <CloseButton label={text.close} className={styles.close} onClick={onClose} />
      </div>
    </div>
  );
}
