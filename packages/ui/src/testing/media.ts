import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { USUAL_MEDIA, type MediaFeatures } from './usualMedia';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (features: MediaFeatures) => Promise<void>;
  }
}

export function withMedia(features: MediaFeatures): void {
  beforeEach(() => commands.emulateMedia(features));
  // Resets the media features even after a failure, because all tests share a page.
  afterEach(() => commands.emulateMedia(USUAL_MEDIA));
}
