import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', { containerType: 'inline-size' });

export const cards = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.m,
  '@container': {
    '(max-width: 18rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '(min-width: 42rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '(min-width: 75rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
