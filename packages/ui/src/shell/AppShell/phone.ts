/** Where the bottom bar and the drawer take the place of the sidebar. */
export const PHONE = '(max-width: 768px)';

/** The bottom bar with labels of two lines, for the room that the page and the menu leave for it. */
export const BOTTOM_BAR = 'calc(5rem + env(safe-area-inset-bottom))';
