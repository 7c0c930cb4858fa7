import { styleIn } from '../../theme/styleIn';

// Minimum width for any status text, so that no word breaks and the badges of a column have equal
// widths.
export const root = styleIn('features', { justifyContent: 'center', minInlineSize: '4.5rem' });
