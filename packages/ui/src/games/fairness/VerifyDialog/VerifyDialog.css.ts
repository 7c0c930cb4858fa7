import { styleIn } from '../../../theme/styleIn';

export const verdict = styleIn('features', { blockSize: '4.5rem' });

export const steps = styleIn('features', { blockSize: '24rem' });
