import type { securityLog } from '@platform/messages/securityLog';
import type { SecurityEventKind } from '@platform/rules/fields';
import type { TextsOf } from '../theme/Messages';

const NAMES = {
  'signed-in': 'signedIn',
  'sign-in-failed': 'signInFailed',
  'signed-up': 'signedUp',
  'signed-out': 'signedOut',
  'session-ended': 'sessionEnded',
  'session-idle': 'sessionIdle',
  'email-confirmed': 'emailConfirmed',
  'password-changed': 'passwordChanged',
  'password-reset-asked': 'passwordResetAsked',
  'password-reset': 'passwordReset',
  'txn-password-set': 'txnPasswordSet',
  'txn-password-changed': 'txnPasswordChanged',
  'two-factor-enabled': 'twoFactorEnabled',
  'two-factor-disabled': 'twoFactorDisabled',
  'recovery-code-used': 'recoveryCodeUsed',
  'recovery-codes-renewed': 'recoveryCodesRenewed',
  'password-wrong': 'passwordWrong',
  'txn-password-wrong': 'txnPasswordWrong',
  'code-wrong': 'codeWrong',
  'wallet-address-changed': 'walletAddressChanged',
  'withdrawal-asked': 'withdrawalAsked',
  'withdrawal-paid': 'withdrawalPaid',
  'withdrawal-returned': 'withdrawalReturned',
  'withdrawals-stopped': 'withdrawalsStopped',
  'withdrawals-resumed': 'withdrawalsResumed',
  'funds-locked': 'fundsLocked',
  'balance-raised': 'balanceRaised',
  'balance-lowered': 'balanceLowered',
  frozen: 'frozen',
  unfrozen: 'unfrozen',
} as const satisfies Record<SecurityEventKind, keyof TextsOf<typeof securityLog>>;

const isKnown = (event: string): event is SecurityEventKind => Object.hasOwn(NAMES, event);

/** Returns an event's name. Unknown events are named after their codes. */
export function eventName(event: string, texts: TextsOf<typeof securityLog>): string {
  if (isKnown(event)) return texts[NAMES[event]];
  const words = event.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
