import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const count = '--otp-length';

const blink = keyframes({ '50%': { opacity: 0 } });

export const frame = styleIn('primitives', {
  position: 'relative',
  maxInlineSize: `calc(var(${count}) * 3.5rem)`,
});

export const boxes = styleIn('primitives', {
  display: 'grid',
  gridTemplateColumns: `repeat(var(${count}), minmax(0, 1fr))`,
  gap: vars.space.s,
});

export const box = styleIn('primitives', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.controlLarge,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.control}`,
  // Limits the corner radius, because a larger one would turn the box into an ellipse.
  borderRadius: `min(${vars.radius.input}, 0.875rem)`,
  fontSize: vars.font.size.xl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.tight,
  transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    [`${frame}:hover &`]: { borderColor: vars.color.text.muted },
    [`${frame}[data-state="invalid"] &`]: { borderColor: vars.color.danger.text },
    [`${frame}:has(:disabled) &`]: { opacity: 0.5 },
    [`${frame}:has(:focus-visible) &[data-active]`]: {
      borderColor: vars.color.focus,
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.thin})`,
    },
    // Draws a caret before a digit or in an empty box, because the native caret is hidden.
    [`${frame}:has(:focus-visible) &[data-caret]::after`]: {
      content: '',
      inlineSize: vars.border.thick,
      blockSize: '1em',
      background: vars.color.focus,
      animation: `${blink} 1.2s step-end infinite`,
    },
    [`${frame} &[data-caret]:not(:empty)::after`]: {
      position: 'absolute',
      insetInlineStart: vars.space.xs,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transition: 'none',
      selectors: {
        [`${frame}:has(:focus-visible) &[data-caret]::after`]: { animation: 'none' },
      },
    },
    '(forced-colors: active)': {
      selectors: {
        [`${frame}:has(:focus-visible) &[data-active]`]: { outlineColor: 'Highlight' },
      },
    },
  },
});

/** Native input, transparent and as large as all boxes together. */
export const input = styleIn('primitives', {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  padding: 0,
  background: 'transparent',
  border: 0,
  color: 'transparent',
  caretColor: 'transparent',
  // Sets a minimum text size, because phones zoom in on inputs with smaller text.
  fontSize: vars.font.size.m,
  cursor: 'text',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
    '&::selection': { background: 'transparent', color: 'transparent' },
    // Clips the autofill colour to the invisible text.
    '&:autofill': { backgroundClip: 'text', WebkitTextFillColor: 'transparent' },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
