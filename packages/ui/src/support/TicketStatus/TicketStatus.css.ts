import { styleIn } from '../../theme/styleIn';

// Minimum width of a status badge: no status text breaks, and all badges of a column are equally
// wide.
export const root = styleIn('features', { justifyContent: 'center', minInlineSize: '4.5rem' });
