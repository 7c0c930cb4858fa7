/** Minimum width for the menu beside the page. */
export const WIDE = '(min-width: 1024px)';

/** Minimum width for the menu and the table of contents beside the page. */
export const WIDEST = '(min-width: 1360px)';
