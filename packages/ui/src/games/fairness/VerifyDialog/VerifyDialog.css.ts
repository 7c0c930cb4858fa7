import { styleIn } from '../../../theme/styleIn';

/** As high as what comes, so that little moves when it does. */
export const verdict = styleIn('features', { blockSize: '4.5rem' });

export const steps = styleIn('features', { blockSize: '24rem' });
