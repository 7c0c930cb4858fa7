/** Where the bottom bar and the drawer take the place of the sidebar. */
export const PHONE = '(max-width: 768px)';

/** The bottom bar with labels of two lines, for the room that the page and the menu leave for it. */
export const BOTTOM_BAR = 'calc(5rem + env(safe-area-inset-bottom))';

/** The header of a member: the tools, and below them the balances. */
export const MEMBERS_HEADER = 'calc(6.5rem + env(safe-area-inset-top))';
