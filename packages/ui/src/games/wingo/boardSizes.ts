/** Maximum width of a narrow board. */
export const NARROW = '(max-width: 29.99rem)';
/** Minimum window size for taller buttons. */
export const TALL = '(min-width: 48rem) and (min-height: 50rem)';
/** Maximum board width on very narrow phones. */
export const NARROWEST = '(max-width: 20.5rem)';
