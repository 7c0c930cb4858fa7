import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('layout', {
  display: 'grid',
  // `minmax(0, …)` allows the column to be narrower than its content, so that tables scroll.
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Keeps the rows together next to a taller section.
  alignContent: 'start',
  gap: vars.space.m,
});

export const head = styleIn('layout', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
