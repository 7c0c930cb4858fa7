import { styleIn } from '../../../theme/styleIn';

/** Skeleton with about the height of the verdict. */
export const verdict = styleIn('features', { blockSize: '4.5rem' });

export const steps = styleIn('features', { blockSize: '24rem' });
