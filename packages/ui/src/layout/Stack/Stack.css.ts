import { styleIn } from '../../theme/styleIn';
import { gapSelectors } from '../gap';

export const root = styleIn('layout', {
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: {
    ...gapSelectors,
    '&[data-align="start"]': { alignItems: 'flex-start' },
    '&[data-align="center"]': { alignItems: 'center' },
    '&[data-align="end"]': { alignItems: 'flex-end' },
  },
});
