import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('primitives', {
  inlineSize: 'min(20rem, calc(100vw - 16px))',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  padding: vars.space.l,
  overflowWrap: 'anywhere',
  selectors: {
    // The panel takes the focus only when nothing in it can: the ring would frame everything.
    '&:focus-visible': { outline: 'none' },
  },
});
