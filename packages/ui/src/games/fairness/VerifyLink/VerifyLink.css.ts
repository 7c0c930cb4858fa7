import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', { whiteSpace: 'nowrap', overflowWrap: 'normal' });
