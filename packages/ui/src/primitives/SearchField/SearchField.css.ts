import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const input = styleIn('primitives', {
  selectors: {
    // Hides the browser's clear button, which has neither a label nor a touch target.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const icon = styleIn('primitives', {
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});
