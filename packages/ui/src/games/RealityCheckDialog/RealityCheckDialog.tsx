'use client';

import { realityCheckDialog } from '@platform/messages/realityCheckDialog';
import { sessionClock } from '@platform/messages/sessionClock';
import type { PlaySession } from '@platform/rules/models';
import { useRef } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { FactList } from '../../data/FactList/FactList';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { systemClock, type Clock } from '../../internal/seams';
import { useMergedRef } from '../../internal/useMergedRef';
import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { Dialog, type DialogProps, type DialogSlots } from '../../primitives/Dialog/Dialog';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { formatMinutes } from '../SessionClock/formatMinutes';
import { useMinutesSince } from '../SessionClock/useMinutesSince';
import * as styles from './RealityCheckDialog.css';

export interface RealityCheckDialogSlots extends DialogSlots {
  stop?: SlotProps<'button'> | undefined;
  history?: SlotProps<'a'> | undefined;
  goOn?: SlotProps<'button'> | undefined;
}

export interface RealityCheckDialogProps extends Omit<
  DialogProps,
  'children' | 'footer' | 'initialFocus' | 'loading' | 'slotProps' | 'texts' | 'title'
> {
  /** Play session to show. */
  session: PlaySession;
  /** Address of the page with the player's bets. */
  historyHref: string;
  /** Called when the player continues. The caller then places the bet. */
  onGoOn: () => void;
  /** Called when the player stops. The caller must not place the bet. */
  onStop: () => void;
  /**
   * Called on Escape and by the close button and the link to the bets. The caller must not place
   * the bet.
   */
  onClose: () => void;
  /** @default systemClock */
  now?: Clock;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof realityCheckDialog>>;
  /**
   * Props for the parts, such as `{ stop: { className: 'wide' } }`.
   * @default {}
   */
  slotProps?: RealityCheckDialogSlots | undefined;
}

/**
 * Interrupts play after the interval that the player has chosen, before the next bet. It shows the
 * time played, the stakes and the net result. The stop button has the initial focus, so that a
 * repeated Enter does not place the bet.
 *
 * **When not to use it:** to show the session all the time, use a `SessionClock`.
 *
 * **Do:** Open it before the bet is placed.
 *
 * **Don't:** Persuade players to continue.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab, Shift + Tab | cycles through the dialog |
 * | Enter, Space | presses the focused button, initially the stop button |
 * | Escape | closes the dialog without a bet |
 */
export function RealityCheckDialog({
  session: { beganAt, staked, net },
  historyHref,
  onGoOn,
  onStop,
  onClose,
  now = systemClock,
  size = 'small',
  texts,
  slotProps,
  ...rest
}: RealityCheckDialogProps) {
  const text = useTexts(realityCheckDialog, texts);
  const units = useTexts(sessionClock);
  const minutes = useMinutesSince(beganAt, now);
  const stop = useRef<HTMLButtonElement>(null);
  const mergedStop = useMergedRef(stop, slotProps?.stop?.ref);
  return (
    <Dialog
      {...rest}
      slotProps={slotProps}
      title={text.title}
      description={text.description}
      size={size}
      initialFocus={stop}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button
            tone="neutral"
            {...mergeProps({ onClick: onStop }, slotProps?.stop)}
            ref={mergedStop}
          >
            {text.stop}
          </Button>
          <ButtonLink
            tone="neutral"
            {...mergeProps({ href: historyHref, onClick: onClose }, slotProps?.history)}
          >
            {text.history}
          </ButtonLink>
          <Button tone="neutral" {...mergeProps({ onClick: onGoOn }, slotProps?.goOn)}>
            {text.goOn}
          </Button>
        </div>
      }
    >
      <FactList
        facts={[
          { id: 'time', label: text.time, value: formatMinutes(units, minutes) },
          { id: 'staked', label: text.staked, value: <Amount value={staked} unit /> },
          {
            id: 'net',
            label: text.net,
            value: <Amount value={net} unit signed />,
            emphasis: 'strong',
          },
        ]}
      />
    </Dialog>
  );
}
