import { styleIn } from '../../theme/styleIn';

// One word, which a narrow column must not break; a long one still breaks rather than overflow.
export const root = styleIn('features', { overflowWrap: 'break-word' });
