import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const root = styleIn('primitives', {
  zIndex: vars.layer.popover,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 208,
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space.xs,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.standard}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
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
    // Radix moves the focus with the pointer: one highlight for both.
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
