import { styleIn } from '../../theme/styleIn';

// Minimum width that makes all badges of a column equally wide.
export const root = styleIn('features', { justifyContent: 'center', minInlineSize: '4.5rem' });
