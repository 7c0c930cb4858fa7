/** Width from which the menu is beside the page. */
export const WIDE = '(min-width: 1024px)';

/** Width from which the table of contents also fits. */
export const WIDEST = '(min-width: 1360px)';
