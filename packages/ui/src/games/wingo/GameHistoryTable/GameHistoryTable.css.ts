import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

/** Where the table leaves its spare columns out. */
const NARROW = '(max-width: 20.5rem)';

export const roomy = styleIn('features', { '@container': { [NARROW]: { display: 'none' } } });

export const narrow = styleIn('features', {
  display: 'none',
  '@container': { [NARROW]: { display: 'inline' } },
});

/** On a phone every pixel counts. */
export const proof = styleIn('features', {
  '@container': { '(max-width: 22rem)': { fontSize: vars.font.size.xs } },
});
