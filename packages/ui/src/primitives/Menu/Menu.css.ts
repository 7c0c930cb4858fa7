import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('primitives', {
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 208,
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  padding: vars.space.xs,
});

export const item = styleIn('primitives', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: `max(${vars.radius.small}, calc(${vars.radius.card} - ${vars.space.xs}))`,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    // Radix focuses the item below the pointer, so hover and focus share one highlight.
    '&[data-highlighted]': { background: vars.color.hover, outline: 'none' },
    '&[data-tone="danger"]': { color: vars.color.danger.text },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-highlighted]': { outline: `${vars.border.thick} solid Highlight` },
      },
    },
  },
});

globalStyle(`${item} > svg`, {
  '@layer': {
    [layers.primitives]: {
      flexShrink: 0,
      inlineSize: vars.size.icon,
      blockSize: vars.size.icon,
      opacity: 0.72,
    },
  },
});

export const separator = styleIn('primitives', {
  flexShrink: 0,
  marginBlock: vars.space.xs,
  marginInline: vars.space.s,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
});

export const label = styleIn('primitives', {
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  letterSpacing: vars.font.letterSpacing.label,
});
