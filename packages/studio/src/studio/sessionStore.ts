import type { DraftStore } from './storedDraft';

/** Returns the session storage; undefined if it is not available. */
export function sessionStore(): DraftStore | undefined {
  try {
    return sessionStorage;
  } catch {
    // Storage is not available: the page has no origin, or the browser blocks it.
    return undefined;
  }
}
