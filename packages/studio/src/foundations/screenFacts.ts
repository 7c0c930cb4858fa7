/** Name of the event that carries a brand's facts to a screen's window, in `detail`. */
export const FACTS_EVENT = 'platform:facts';
