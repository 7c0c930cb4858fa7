/** What a reader asks of the system, in the names of Playwright. */
export interface MediaFeatures {
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
}

/** What every test counts on: nothing moves, so nothing has to be waited for. */
export const USUAL_MEDIA: Required<MediaFeatures> = {
  reducedMotion: 'reduce',
  forcedColors: 'none',
};
