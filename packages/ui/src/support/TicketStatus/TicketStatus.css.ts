import { styleIn } from '../../theme/styleIn';

// Minimum width of a status badge, so that no text breaks and all badges of a column are equally
// wide.
export const root = styleIn('features', { justifyContent: 'center', minInlineSize: '4.5rem' });
