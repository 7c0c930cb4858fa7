import { styleIn } from '../../theme/styleIn';

/** Styles of an anchor that looks like a `Button`, added to the styles of `Button`. */
export const root = styleIn('primitives', { textDecorationLine: 'none' });
