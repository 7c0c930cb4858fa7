import { styleIn } from '../../theme/styleIn';

// Badge with a minimum width, so that all badges in a column are equally wide.
export const root = styleIn('features', { justifyContent: 'center', minInlineSize: '4.5rem' });
