/** Where the menu stands beside the page. */
export const WIDE = '(min-width: 1024px)';

/** Where the contents of the page have room, too. */
export const WIDEST = '(min-width: 1360px)';
