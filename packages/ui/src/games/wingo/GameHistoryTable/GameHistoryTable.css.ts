import { NARROWEST } from '../../../data/HistoryTable/asCards';
import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const roomy = styleIn('features', { '@container': { [NARROWEST]: { display: 'none' } } });

export const narrow = styleIn('features', {
  display: 'none',
  '@container': { [NARROWEST]: { display: 'inline' } },
});

/** Saves width on a phone. */
export const proof = styleIn('features', {
  '@container': { '(max-width: 22rem)': { fontSize: vars.font.size.xs } },
});
