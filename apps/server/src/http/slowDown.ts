import { Refusal } from './refusal';

/** @param wait result of `TokenBuckets`, in seconds */
export function slowDown(wait: number): void {
  if (wait === 0) return;
  throw new Refusal(429, 'TOO_MANY_REQUESTS').after(wait);
}
