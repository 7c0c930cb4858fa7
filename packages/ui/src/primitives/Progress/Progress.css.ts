import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** CSS variable with the progress, from `0%` to `100%`. */
export const done = '--progress-done';

const pass = keyframes({
  from: { insetInlineStart: '-40%' },
  to: { insetInlineStart: '100%' },
});

export const root = styleIn('primitives', {
  position: 'relative',
  inlineSize: '100%',
  blockSize: '8px',
  overflow: 'hidden',
  background: vars.color.pressed,
  borderRadius: vars.radius.round,
  '@media': { '(forced-colors: active)': { outline: `${vars.border.thin} solid CanvasText` } },
});

export const bar = styleIn('primitives', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `var(${done})`,
  background: vars.color.accent.solid,
  borderRadius: 'inherit',
  transition: `inline-size ${vars.duration.dialog} ${vars.easing.standard}`,
  selectors: {
    [`${root}[data-tone="success"] > &`]: { background: vars.color.success.solid },
    [`${root}[data-tone="danger"] > &`]: { background: vars.color.danger.solid },
    [`${root}[data-state="indeterminate"] > &`]: {
      inlineSize: '40%',
      animation: `${pass} 1.6s ${vars.easing.standard} infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transition: 'none',
      selectors: {
        // With reduced motion, shows a static bar in the middle of the track instead of the
        // animation.
        [`${root}[data-state="indeterminate"] > &`]: { insetInlineStart: '30%', animation: 'none' },
      },
    },
    '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
