/** Media features, named as in Playwright. */
export interface MediaFeatures {
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
}

/** Media features of every test: reduced motion, so that tests do not wait for animations. */
export const USUAL_MEDIA: Required<MediaFeatures> = {
  reducedMotion: 'reduce',
  forcedColors: 'none',
};
