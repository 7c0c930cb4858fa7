import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('layout', {
  display: 'grid',
  // `minmax(0, …)` allows the column to be narrower than its content.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.l,
  inlineSize: '100%',
});

export const submit = styleIn('layout', { marginBlockStart: vars.space.xs });

export const footer = styleIn('layout', { justifySelf: 'center', textAlign: 'center' });
