import { styleIn } from '../../../theme/styleIn';

// The text of the link is short enough for any column.
export const root = styleIn('features', { whiteSpace: 'nowrap', overflowWrap: 'normal' });
