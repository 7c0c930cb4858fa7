import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** A panel beside its trigger. `HoverCard` wears it, too. */
export const root = styleIn('primitives', {
  inlineSize: 'min(20rem, calc(100vw - 16px))',
  maxBlockSize: 'var(--radix-popper-available-height)',
  padding: vars.space.l,
  overflowWrap: 'anywhere',
  selectors: {
    // The panel takes the focus only when nothing in it can: the ring would frame everything.
    '&:focus-visible': { outline: 'none' },
  },
});
