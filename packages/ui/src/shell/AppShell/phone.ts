/** Media query for phones, where a bottom bar and a drawer replace the sidebar. */
export const PHONE = '(max-width: 768px)';

/** Bottom bar height with two-line labels. */
export const BOTTOM_BAR = 'calc(5rem + env(safe-area-inset-bottom))';

/** Member header height on a phone. */
export const MEMBERS_HEADER = 'calc(6.5rem + env(safe-area-inset-top))';
