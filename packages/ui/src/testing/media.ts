import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { USUAL_MEDIA, type MediaFeatures } from './usualMedia';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Changes the features named, and leaves the others. */
    emulateMedia: (features: MediaFeatures) => Promise<void>;
  }
}

/** The tests around have a reader who asks for `features`. */
export function withMedia(features: MediaFeatures): void {
  beforeEach(() => commands.emulateMedia(features));
  // Also after a failure: all other tests share the page.
  afterEach(() => commands.emulateMedia(USUAL_MEDIA));
}
