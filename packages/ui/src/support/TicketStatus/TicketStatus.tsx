import { classNames } from '../../internal/classNames';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge';
import * as styles from './TicketStatus.css';

/** How a ticket stands. */
export type TicketState = 'open' | 'closed';

const TEXTS = { open: 'Open', closed: 'Closed' };
const TONES = { open: 'info', closed: 'neutral' } as const;

export interface TicketStatusProps extends Omit<BadgeProps, 'tone' | 'children'> {
  state: TicketState;
  /**
   * The texts that differ from these.
   * @default {}
   */
  texts?: Partial<typeof TEXTS>;
}

/**
 * How a support ticket stands, in a word.
 *
 * **When not to use it:** for money on its way, use a `StatusIcon`.
 */
export function TicketStatus({ state, texts, className, ...rest }: TicketStatusProps) {
  const text = { ...TEXTS, ...texts };
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
