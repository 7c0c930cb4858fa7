import { vars } from '@platform/ui/theme';

/** Below this, one part of the Studio is shown at a time. */
export const NARROW = '(max-width: 1023px)';
export const WIDE = '(min-width: 1024px)';

/** Up to this, a dialog fills the width. */
export const SHEET = '(max-width: 768px)';

/** What divides the Studio's parts. */
export const hairline = `${vars.border.thin} solid ${vars.color.border.subtle}`;
