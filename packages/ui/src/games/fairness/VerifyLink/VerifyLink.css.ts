import { styleIn } from '../../../theme/styleIn';

// The link never wraps, because its text is short enough for any column.
export const root = styleIn('features', { whiteSpace: 'nowrap', overflowWrap: 'normal' });
