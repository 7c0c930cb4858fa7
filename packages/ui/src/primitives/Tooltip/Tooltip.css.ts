import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

export const root = styleIn('primitives', {
  zIndex: vars.layer.popover,
  maxInlineSize: 'min(280px, 90vw)',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  // Inverts the page's colours, so that the tooltip stands out.
  background: vars.color.text.default,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.raised,
  color: vars.color.canvas,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  animation: `${fadeIn} ${vars.duration.dialog} ${vars.easing.standard}`,
  selectors: {
    '&[data-state="closed"]': {
      animation: `${fadeOut} ${vars.duration.dialog} ${vars.easing.exit} forwards`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none',
      selectors: { '&[data-state="closed"]': { animation: 'none' } },
    },
    '(forced-colors: active)': { border: `${vars.border.thin} solid CanvasText` },
  },
});
