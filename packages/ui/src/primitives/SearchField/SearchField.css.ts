import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const input = styleIn('primitives', {
  selectors: {
    // The browser's own cross: ours has a name, a size for fingers and the brand's colours.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const icon = styleIn('primitives', {
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});
