import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';
import { MARKED_MS, REEL_MS } from './drawTimes';

const pop = keyframes({
  '0%': { opacity: 0, scale: '0.4' },
  '5%': { opacity: 1, scale: '1.2' },
  '10%, 90%': { opacity: 1, scale: '1' },
});
const show = keyframes({ '0%, 100%': { opacity: 1 } });

export const field = styleIn('features', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

/** Badge at the corner of a winning field. A ring would look like a selection or focus. */
export const mark = styleIn('features', {
  position: 'absolute',
  insetBlockStart: '-0.375rem',
  insetInlineEnd: '-0.25rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  color: vars.color.success.onSolid,
  background: vars.color.success.solid,
  border: `${vars.border.thick} solid ${vars.color.surface}`,
  borderRadius: vars.radius.round,
  opacity: 0,
  pointerEvents: 'none',
  animation: `${pop} ${MARKED_MS}ms ${vars.easing.standard} ${REEL_MS}ms`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${show} ${MARKED_MS}ms` },
    '(forced-colors: active)': {
      color: 'HighlightText',
      background: 'Highlight',
      borderColor: 'Canvas',
      forcedColorAdjust: 'none',
    },
  },
});

export const icon = styleIn('features', {
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  strokeWidth: 2.5,
});
