import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  // Container for the queries that select the horizontal layout.
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.l,
  inlineSize: '100%',
});

export const arrow = styleIn('features', {
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const tree = styleIn('features', { inlineSize: '100%' });
