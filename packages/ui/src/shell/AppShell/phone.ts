/** Media query for phones, where a bottom bar and a drawer replace the sidebar. */
export const PHONE = '(max-width: 768px)';

/** Media query for short windows, such as phones in landscape or a zoom of 200 %. */
export const SHORT = '(max-width: 768px) and (max-height: 30rem)';

/** Bottom bar height with two-line labels. */
export const BOTTOM_BAR = 'calc(5rem + env(safe-area-inset-bottom))';

/** Member header height on a phone. */
export const MEMBERS_HEADER = 'calc(6.5rem + env(safe-area-inset-top))';
