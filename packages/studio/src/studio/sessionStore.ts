import type { DraftStore } from './storedDraft';

/** Returns the storage of this window, if it is available. */
export function sessionStore(): DraftStore | undefined {
  try {
    return sessionStorage;
  } catch {
    // The page has no origin, or the reader forbids storage: drafts are not stored.
    return undefined;
  }
}
