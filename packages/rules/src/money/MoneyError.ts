/** An amount that cannot be read, or arithmetic that would not be exact. The message says how to fix it. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}
