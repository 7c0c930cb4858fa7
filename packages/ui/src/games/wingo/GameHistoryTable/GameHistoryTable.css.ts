import { NARROWEST } from '../../../data/HistoryTable/asCards';
import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

/** Period without a link, for all but very narrow phones. */
export const roomy = styleIn('features', { '@container': { [NARROWEST]: { display: 'none' } } });

/** Period as a link, only for very narrow phones. */
export const narrow = styleIn('features', {
  display: 'none',
  '@container': { [NARROWEST]: { display: 'inline' } },
});

export const proof = styleIn('features', {
  '@container': { '(max-width: 22rem)': { fontSize: vars.font.size.xs } },
});
