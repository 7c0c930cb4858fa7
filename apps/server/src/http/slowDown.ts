import { Refusal } from './refusal';

/**
 * Goes on when there is nothing to wait for.
 *
 * @param wait what `TokenBuckets` answered, in seconds
 * @throws Refusal 429 when there is
 */
export function slowDown(wait: number): void {
  if (wait === 0) return;
  throw new Refusal(429, 'TOO_MANY_REQUESTS').after(wait);
}
