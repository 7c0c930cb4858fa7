import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

const appear = keyframes({ from: { scale: '0.8', opacity: 0 } });
const grow = keyframes({ from: { scale: '0.4', opacity: 0 }, '60%': { scale: '1.25' } });

export const board = styleIn('features', {
  display: 'grid',
  gap: vars.space.s,
  minInlineSize: 0,
});

/** Figure and sentence above the grid, with space reserved for both. */
export const message = styleIn('features', {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  minBlockSize: `calc(${vars.font.lineHeight.tight} * (${vars.font.size.xl} + ${vars.font.size.s}))`,
  lineHeight: vars.font.lineHeight.tight,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  selectors: {
    '&[data-state="lost"]': { color: vars.color.danger.text },
    '&[data-state="early"]': { color: vars.color.warning.text },
    '&[data-win]': { color: vars.color.success.text },
  },
});

export const figure = styleIn('features', {
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-win] > &': { animation: `${appear} ${vars.duration.fast} ${vars.easing.standard}` },
    '[data-win="large"] > &': {
      fontSize: vars.font.size.l,
      animation: `${appear} ${vars.duration.dialog} ${vars.easing.standard}`,
    },
    '[data-win="huge"] > &': {
      fontSize: vars.font.size.xl,
      animation: `${grow} ${vars.duration.dialog} ${vars.easing.standard}`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '[data-win] > &': { animation: 'none' } },
    },
  },
});

/**
 * Main button and the button for a random cell. The buttons wrap if a line is too narrow for both.
 */
export const buttons = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
});

export const random = styleIn('features', {
  flex: '1 1 auto',
  paddingInline: vars.space.m,
  fontSize: vars.font.size.m,
});

export const main = styleIn('features', { flex: '2 1 9rem', paddingInline: vars.space.m });
