import { styleIn } from '../../theme/styleIn';
import { vars } from '../../theme/contract.css';

export const actions = styleIn('primitives', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.m,
  inlineSize: '100%',
  '@media': {
    // Thumbs find a button that is as wide as the sheet; the answer stands above the way out.
    '(max-width: 480px)': { flexDirection: 'column-reverse', flexWrap: 'nowrap' },
  },
});
