import type { MicroUsdt } from '../money';
import type { Digit, GameType } from '../wingo';

export type NotificationSubject =
  /** Result of a round with bets of the member. */
  | {
      readonly kind: 'round';
      readonly gameType: GameType;
      readonly roundNumber: string;
      /** Result; `null` if the round was voided. */
      readonly number: Digit | null;
      readonly staked: MicroUsdt;
      /** Payouts, or the refund of a voided round. */
      readonly received: MicroUsdt;
    }
  | { readonly kind: 'deposit'; readonly amount: MicroUsdt }
  | {
      readonly kind: 'withdrawal';
      readonly step: 'asked' | 'paid' | 'returned';
      readonly amount: MicroUsdt;
    }
  /** Lock or release of funds. */
  | { readonly kind: 'lock'; readonly released: boolean; readonly amount: MicroUsdt }
  | { readonly kind: 'ticket'; readonly state: 'opened' | 'answered' | 'closed' }
  /** Kind of the event: one of `SECURITY_EVENTS`, or one known only to a newer server. */
  | { readonly kind: 'security'; readonly event: string };

/** Notification in the bell's list. */
export type MemberNotification = NotificationSubject & {
  /** Id, which increases with time. */
  readonly id: string;
  /** Time of the event, epoch ms. */
  readonly at: number;
  readonly unread: boolean;
};
