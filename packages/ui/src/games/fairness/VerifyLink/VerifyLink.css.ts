import { styleIn } from '../../../theme/styleIn';

// Short enough for any column, so it never breaks.
export const root = styleIn('features', { whiteSpace: 'nowrap', overflowWrap: 'normal' });
