import { styleIn } from '../../theme/styleIn';

/** What an anchor needs beside the look of a `Button`. */
export const root = styleIn('primitives', { textDecorationLine: 'none' });
