import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { styleIn } from '../theme/styleIn';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

/** Surface that floats beside its trigger, such as a menu. */
export const floating = styleIn('primitives', {
  zIndex: vars.layer.popover,
  overflowY: 'auto',
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.standard}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
