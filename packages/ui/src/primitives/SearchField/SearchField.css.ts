import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const input = styleIn('primitives', {
  selectors: {
    // Hides the browser's clear button. The component's own button has a label, a touch target and
    // the colours of the brand.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const icon = styleIn('primitives', {
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});
