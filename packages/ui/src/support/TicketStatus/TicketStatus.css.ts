import { styleIn } from '../../theme/styleIn';

// Wide enough for either word, so that a narrow column breaks none and a row of them is even.
export const root = styleIn('features', { justifyContent: 'center', minInlineSize: '4.5rem' });
