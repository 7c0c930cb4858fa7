/** At this width and below, bottom bar and drawer replace the sidebar. */
export const PHONE = '(max-width: 768px)';

/** Height of the bottom bar with labels of two lines, which page and menu keep free. */
export const BOTTOM_BAR = 'calc(5rem + env(safe-area-inset-bottom))';

/** Height of a member's header on a phone: the tools, and below them the balances. */
export const MEMBERS_HEADER = 'calc(6.5rem + env(safe-area-inset-top))';
