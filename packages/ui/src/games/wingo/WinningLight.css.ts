import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const shine = keyframes({ '0%': { opacity: 0 }, '10%, 80%': { opacity: 1 } });
const hold = keyframes({ '0%, 100%': { opacity: 1 } });

/** A ring that is gone again after four seconds; it begins when the number has stopped. */
export const light = styleIn('features', {
  position: 'absolute',
  inset: '-3px',
  borderRadius: 'inherit',
  border: `${vars.border.thick} solid ${vars.color.text.default}`,
  boxShadow: `0 0 12px ${vars.color.accent.solid}`,
  opacity: 0,
  pointerEvents: 'none',
  animation: `${shine} 4s ${vars.easing.standard} 1.2s`,
  '@media': {
    // It is there and gone, and does not fade.
    '(prefers-reduced-motion: reduce)': { animation: `${hold} 4s` },
    '(forced-colors: active)': { borderColor: 'Highlight' },
  },
});
