import { afterEach, beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';

/** Chromium's own switch for media features, over its debugging protocol. */
const prefersReducedMotion = (value: 'reduce' | 'no-preference') =>
  (cdp() as unknown as { send: (method: string, params: object) => Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'prefers-reduced-motion', value }] },
  );

/** The tests around have a reader who has nothing against motion; all others ask for less. */
export function withMotion(): void {
  beforeEach(() => prefersReducedMotion('no-preference'));
  // Also after a failure: all other tests share the browser and count on it.
  afterEach(() => prefersReducedMotion('reduce'));
}
