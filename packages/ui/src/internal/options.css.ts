import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layers } from '../theme/layers.css';
import { styleIn } from '../theme/styleIn';

/** Option in a field's list. The field keeps the focus; the active option has `data-active`. */
export const option = styleIn('primitives', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  background: 'transparent',
  border: 0,
  borderRadius: `max(${vars.radius.small}, calc(${vars.radius.card} - ${vars.space.xs}))`,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { background: vars.color.hover },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-active]': {
          outline: `${vars.border.thick} solid Highlight`,
          outlineOffset: `calc(-1 * ${vars.border.thick})`,
        },
      },
    },
  },
});

export const value = styleIn('primitives', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
});

globalStyle(`:is(${option}, ${value}) > svg`, {
  '@layer': {
    [layers.primitives]: {
      flexShrink: 0,
      inlineSize: vars.size.icon,
      blockSize: vars.size.icon,
    },
  },
});

export const label = styleIn('primitives', { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = styleIn('primitives', {
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const empty = styleIn('primitives', {
  paddingBlock: vars.space.m,
  paddingInline: vars.space.m,
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  textAlign: 'center',
});

/** Scroll container of a list below its field. */
export const popup = styleIn('primitives', {
  inlineSize: 'var(--radix-popover-trigger-width)',
  minInlineSize: 208,
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'min(20rem, var(--radix-popover-content-available-height))',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
});

/** Selectable option. The selected option has strong text. */
export const choice = styleIn('primitives', {
  selectors: { '&[aria-selected="true"]': { fontWeight: vars.font.weight.strong } },
});

export const check = styleIn('primitives', {
  color: vars.color.accent.text,
  visibility: 'hidden',
  selectors: { '[aria-selected="true"] > &': { visibility: 'visible' } },
});

export const group = styleIn('primitives', {
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
});
