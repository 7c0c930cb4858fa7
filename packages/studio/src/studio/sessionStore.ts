import type { DraftStore } from './storedDraft';

export function sessionStore(): DraftStore | undefined {
  try {
    return sessionStorage;
  } catch {
    // Storage is not available: the page has no origin, or the browser blocks it.
    return undefined;
  }
}
