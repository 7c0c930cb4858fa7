import { styleIn } from '../../../theme/styleIn';

// Short enough for any column: it never breaks.
export const root = styleIn('features', { whiteSpace: 'nowrap', overflowWrap: 'normal' });
