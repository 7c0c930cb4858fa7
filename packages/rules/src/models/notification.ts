import type { MicroUsdt } from '../money';
import type { Digit, GameType } from '../wingo';

/** What a notification is about. */
export type NotificationSubject =
  /** A round with bets of the member is over. */
  | {
      readonly kind: 'round';
      readonly gameType: GameType;
      readonly roundNumber: string;
      /** What was drawn; `null` when the round was called off. */
      readonly number: Digit | null;
      readonly staked: MicroUsdt;
      /** Payouts, or what came back of a round that was called off. */
      readonly received: MicroUsdt;
    }
  | { readonly kind: 'deposit'; readonly amount: MicroUsdt }
  | {
      readonly kind: 'withdrawal';
      readonly step: 'asked' | 'paid' | 'returned';
      readonly amount: MicroUsdt;
    }
  /** Funds were locked or released. */
  | { readonly kind: 'lock'; readonly released: boolean; readonly amount: MicroUsdt }
  | { readonly kind: 'ticket'; readonly state: 'opened' | 'answered' | 'closed' }
  /** One of `SECURITY_EVENTS`; a newer server may know more. */
  | { readonly kind: 'security'; readonly event: string };

/** Something that happened to the member, as the bell lists it. */
export type MemberNotification = NotificationSubject & {
  /** Later ones have larger ids. */
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  readonly unread: boolean;
};
