import { vars } from '@platform/ui/theme';

/** Media queries of screens that show one part of the Studio, or all parts. */
export const NARROW = '(max-width: 1023px)';
export const WIDE = '(min-width: 1024px)';

/** Media query of screens on which dialogs take the full width. */
export const SHEET = '(max-width: 768px)';

/** Border between parts of the Studio. */
export const hairline = `${vars.border.thin} solid ${vars.color.border.subtle}`;
