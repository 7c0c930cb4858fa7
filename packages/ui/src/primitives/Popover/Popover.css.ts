import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** Panel beside its trigger. `HoverCard` uses the style too. */
export const root = styleIn('primitives', {
  inlineSize: 'min(20rem, calc(100vw - 16px))',
  maxBlockSize: 'var(--radix-popper-available-height)',
  padding: vars.space.l,
  overflowWrap: 'anywhere',
  selectors: {
    // The panel is focused only if nothing inside can be, so it needs no ring.
    '&:focus-visible': { outline: 'none' },
  },
});
