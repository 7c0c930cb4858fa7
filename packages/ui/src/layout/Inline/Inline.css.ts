import { styleIn } from '../../theme/styleIn';
import { gapSelectors } from '../gap';

export const root = styleIn('layout', {
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  selectors: {
    ...gapSelectors,
    '&[data-align="start"]': { alignItems: 'flex-start' },
    '&[data-align="center"]': { alignItems: 'center' },
    '&[data-align="baseline"]': { alignItems: 'baseline' },
    '&[data-align="end"]': { alignItems: 'flex-end' },
    '&[data-justify="center"]': { justifyContent: 'center' },
    '&[data-justify="end"]': { justifyContent: 'flex-end' },
    '&[data-justify="between"]': { justifyContent: 'space-between' },
  },
});
