import type { DraftStore } from './storedDraft';

/** Returns the session storage; undefined if not available. */
export function sessionStore(): DraftStore | undefined {
  try {
    return sessionStorage;
  } catch {
    // The page has no origin, or the browser blocks storage.
    return undefined;
  }
}
