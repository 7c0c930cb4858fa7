import { vars } from '@platform/ui/theme';

/** Media query for screens that show one panel of the Studio at a time. */
export const NARROW = '(max-width: 1023px)';
export const WIDE = '(min-width: 1024px)';

/** Media query for screens on which dialogs take the full width. */
export const SHEET = '(max-width: 768px)';

export const hairline = `${vars.border.thin} solid ${vars.color.border.subtle}`;
