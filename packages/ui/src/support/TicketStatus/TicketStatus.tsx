import { Badge, type BadgeProps } from '../../primitives/Badge/Badge';

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
export function TicketStatus({ state, texts, ...rest }: TicketStatusProps) {
  const text = { ...TEXTS, ...texts };
  return (
    <Badge {...rest} tone={TONES[state]} data-state={state}>
      {text[state]}
    </Badge>
  );
}
