/** Events in the security log of an account. */
export const SECURITY_EVENTS = [
  'signed-in',
  'sign-in-failed',
  'signed-up',
  'signed-out',
  'session-ended',
  'session-idle',
  'email-confirmed',
  'password-changed',
  'password-reset-asked',
  'password-reset',
  'txn-password-set',
  'txn-password-changed',
  'two-factor-enabled',
  'two-factor-disabled',
  'recovery-code-used',
  'recovery-codes-renewed',
  'password-wrong',
  'txn-password-wrong',
  'code-wrong',
  'wallet-address-changed',
  'withdrawal-asked',
  'withdrawal-paid',
  'withdrawal-returned',
  'withdrawals-stopped',
  'withdrawals-resumed',
  'funds-locked',
  'balance-raised',
  'balance-lowered',
  'frozen',
  'unfrozen',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

/** Routine events: logged without a notification to the member. */
export const ROUTINE_SECURITY_EVENTS = [
  'signed-in',
  'signed-up',
  'signed-out',
  'session-idle',
] as const satisfies readonly SecurityEventKind[];
