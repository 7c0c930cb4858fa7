import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  // The date fields have an extra label above, so all controls are aligned at the bottom.
  alignItems: 'end',
  gap: vars.space.l,
});

export const choice = styleIn('features', { flex: '1 1 10rem', minInlineSize: 0 });

/** The minimum width of the outcome filter keeps all outcomes in one row. */
export const outcome = styleIn('features', { flex: '1 1 18rem', minInlineSize: 0 });

/** Date range, with both fields side by side if they fit. */
export const dates = styleIn('features', { flex: '2 1 26rem', minInlineSize: 0 });

export const clear = styleIn('features', { flexShrink: 0 });
