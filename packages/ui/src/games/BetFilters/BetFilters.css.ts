import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  // Aligns the controls at the bottom, because the date fields have an extra label above.
  alignItems: 'end',
  gap: vars.space.l,
});

export const choice = styleIn('features', { flex: '1 1 10rem', minInlineSize: 0 });

/** Minimum width that keeps all outcomes in one row. */
export const outcome = styleIn('features', { flex: '1 1 18rem', minInlineSize: 0 });

export const dates = styleIn('features', { flex: '2 1 26rem', minInlineSize: 0 });

export const clear = styleIn('features', { flexShrink: 0 });
