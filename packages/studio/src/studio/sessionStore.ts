import type { DraftStore } from './storedDraft';

/** Returns the session storage of this window; undefined if it is not available. */
export function sessionStore(): DraftStore | undefined {
  try {
    return sessionStorage;
  } catch {
    // The page has no origin, or the browser blocks storage. Drafts are then not stored.
    return undefined;
  }
}
