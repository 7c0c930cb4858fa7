/**
 * Thrown for an amount that cannot be read, or arithmetic that would be inexact. The message says
 * how to fix it.
 */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}
