/** Unreadable amount, or inexact arithmetic. The message says how to fix it. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}
