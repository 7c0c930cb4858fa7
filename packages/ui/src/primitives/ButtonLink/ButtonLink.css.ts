import { styleIn } from '../../theme/styleIn';

export const root = styleIn('primitives', { textDecorationLine: 'none' });
