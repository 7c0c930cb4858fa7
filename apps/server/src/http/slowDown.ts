import { Refusal } from './refusal';

/**
 * Refuses a request above its rate limit.
 *
 * @param wait result of `TokenBuckets`, in seconds
 * @throws Refusal 429 if `wait` is not 0
 */
export function slowDown(wait: number): void {
  if (wait === 0) return;
  throw new Refusal(429, 'TOO_MANY_REQUESTS').after(wait);
}
