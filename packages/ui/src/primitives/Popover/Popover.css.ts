import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** Panel beside its trigger, shared by `Popover` and `HoverCard`. */
export const root = styleIn('primitives', {
  inlineSize: 'min(20rem, calc(100vw - 16px))',
  maxBlockSize: 'var(--radix-popper-available-height)',
  padding: vars.space.l,
  overflowWrap: 'anywhere',
  selectors: {
    // The panel itself has the focus only if it contains no focusable element.
    '&:focus-visible': { outline: 'none' },
  },
});
