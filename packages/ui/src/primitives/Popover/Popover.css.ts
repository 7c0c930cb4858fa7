import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const root = styleIn('primitives', {
  zIndex: vars.layer.popover,
  inlineSize: 'min(20rem, calc(100vw - 16px))',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: vars.space.l,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    // The panel takes the focus only when nothing in it can: the ring would frame everything.
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
