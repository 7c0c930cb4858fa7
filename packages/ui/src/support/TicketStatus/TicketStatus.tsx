'use client';

import { ticketStatus } from '@platform/messages/ticketStatus';
import { classNames } from '../../internal/classNames';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './TicketStatus.css';

export type TicketState = 'open' | 'closed';

const TONES = { open: 'info', closed: 'neutral' } as const;

export interface TicketStatusProps extends Omit<BadgeProps, 'tone' | 'children'> {
  state: TicketState;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof ticketStatus>>;
}

/**
 * One-word status of a support ticket.
 *
 * **When not to use it:** for the status of a payment, use a `StatusIcon`.
 *
 * **Do:** Use a word that shows who must act next.
 *
 * **Don't:** Show a dot alone.
 */
export function TicketStatus({ state, texts, className, ...rest }: TicketStatusProps) {
  const text = useTexts(ticketStatus, texts);
  return (
    <Badge
      {...rest}
      tone={TONES[state]}
      data-state={state}
      className={classNames(styles.root, className)}
    >
      {text[state]}
    </Badge>
  );
}
