import type { SecurityEventKind } from '@platform/rules/fields';

/** Everything that happens to an account, in the words of its member. */
export const EVENT_NAMES: Readonly<Record<SecurityEventKind, string>> = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'A sign-in failed',
  'signed-up': 'Registered',
  'signed-out': 'Signed out',
  'session-ended': 'Another browser was signed out',
  'session-idle': 'Signed out after a time without use',
  'email-confirmed': 'Email address confirmed',
  'password-changed': 'Password changed',
  'password-reset-asked': 'A link for a new password was sent',
  'password-reset': 'New password set by a link',
  'txn-password-set': 'TXN password set',
  'txn-password-changed': 'TXN password changed',
  'two-factor-enabled': 'Two-factor authentication enabled',
  'two-factor-disabled': 'Two-factor authentication disabled',
  'wallet-address-changed': 'Wallet address changed',
  'withdrawal-asked': 'Withdrawal requested',
  'withdrawal-paid': 'Withdrawal paid',
  'withdrawal-returned': 'Withdrawal returned to the wallet',
  'withdrawals-stopped': 'Withdrawals stopped',
  'withdrawals-resumed': 'Withdrawals allowed again',
  'funds-locked': 'Funds locked',
  frozen: 'Account disabled by support',
  unfrozen: 'Account enabled by support',
};

const isKnown = (event: string): event is SecurityEventKind => Object.hasOwn(EVENT_NAMES, event);

/** What an event is called: one that is not known here by its own name, as a sentence. */
export function eventName(event: string): string {
  if (isKnown(event)) return EVENT_NAMES[event];
  const words = event.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
