/** Event with which the Studio sends a brand's facts to the window of a screen, as its detail. */
export const FACTS_EVENT = 'platform:facts';
