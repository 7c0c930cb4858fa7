import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

/** CSS variables: the number of segments, and the zero-based index of the selected segment. */
export const count = '--segments';
export const chosen = '--segment';

const INSET = vars.space.xxs;

export const root = styleIn('primitives', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  inlineSize: '100%',
});

export const track = styleIn('primitives', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(var(${count}), minmax(0, 1fr))`,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.control}`,
  // Limits the corner radius, so that a two-line label does not touch the corners.
  borderRadius: `min(${vars.radius.control}, 1.4375rem)`,
  selectors: { '[aria-invalid] > &': { borderColor: vars.color.danger.text } },
});

/** Indicator that slides to the selected segment. */
export const indicator = styleIn('primitives', {
  position: 'absolute',
  insetBlock: INSET,
  insetInlineStart: `calc(100% * var(${chosen}) / var(${count}) + ${INSET})`,
  inlineSize: `calc(100% / var(${count}) - 2 * ${INSET})`,
  background: vars.color.accent.subtle,
  border: `${vars.border.thin} solid ${vars.color.accent.text}`,
  borderRadius: `calc(min(${vars.radius.control}, 1.4375rem) - ${INSET})`,
  transition: `inset-inline-start ${vars.duration.fast} ${vars.easing.standard}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': {
      background: 'Highlight',
      borderColor: 'Highlight',
      forcedColorAdjust: 'none',
    },
  },
});

/** Compact label style for narrow segments. */
const dense = { paddingInline: 0, fontSize: vars.font.size.xs };

export const segment = styleIn('primitives', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.touch,
  padding: vars.space.xs,
  borderRadius: `min(${vars.radius.control}, 1.4375rem)`,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:disabled, :checked))': { background: vars.color.hover },
    '&:has(:checked)': { fontWeight: vars.font.weight.strong },
    '&:has(:disabled, [aria-disabled])': { opacity: 0.5, cursor: 'not-allowed' },
    '&:has(:focus-visible)': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.border.thick,
    },
  },
  '@media': {
    '(max-width: 22.5rem)': {
      selectors: {
        '&:nth-last-of-type(n + 4), &:nth-last-of-type(n + 4) ~ &': dense,
      },
    },
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

globalStyle(`${segment} > svg`, {
  '@layer': {
    [layers.primitives]: {
      flexShrink: 0,
      inlineSize: vars.size.icon,
      blockSize: vars.size.icon,
    },
  },
});

/** Native radio button, transparent and as large as its segment. */
export const radio = styleIn('primitives', {
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const name = styleIn('primitives', { minInlineSize: 0, overflowWrap: 'anywhere' });
