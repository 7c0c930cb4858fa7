import { styleIn } from '../../theme/styleIn';

/** Style of an anchor in addition to that of a `Button`. */
export const root = styleIn('primitives', { textDecorationLine: 'none' });
