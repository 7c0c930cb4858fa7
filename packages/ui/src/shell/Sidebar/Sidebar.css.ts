import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

/** Border for the current page in forced colours. An outline would replace the focus ring. */
const currentBar = `calc(2 * ${vars.border.thick}) solid Highlight`;

const hair = `${vars.border.thin} solid ${vars.color.border.subtle}`;

export const root = styleIn('features', {
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  background: vars.color.surface,
});

export const list = styleIn('features', {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  padding: vars.space.m,
});

export const line = styleIn('features', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  background: 'transparent',
  border: 0,
  // Limits the corner radius for brands with fully rounded controls.
  borderRadius: `min(${vars.radius.control}, ${vars.radius.card})`,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text.default },
    '&[data-state="open"], &[data-current]': { color: vars.color.text.default },
    '&[aria-current="page"]': {
      background: vars.color.accent.subtle,
      color: vars.color.accent.text,
      fontWeight: vars.font.weight.strong,
    },
    [`${root}[data-collapsed] &`]: { justifyContent: 'center', paddingInline: 0 },
    [`${root}[data-collapsed] &[data-current]`]: {
      background: vars.color.accent.subtle,
      color: vars.color.accent.text,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': {
      selectors: { '&[data-current], &[aria-current="page"]': { borderInlineStart: currentBar } },
    },
  },
});

globalStyle(`${line} > svg`, {
  '@layer': {
    [layers.features]: { flexShrink: 0, inlineSize: vars.size.icon, blockSize: vars.size.icon },
  },
});

export const title = styleIn('features', { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const chevron = styleIn('features', {
  opacity: 0.7,
  transition: `rotate ${vars.duration.dialog} ${vars.easing.standard}`,
  selectors: { [`${line}[data-state="open"] > &`]: { rotate: '180deg' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const items = styleIn('features', {
  // Places the vertical line below the centre of the group's icon.
  marginInlineStart: `calc(${vars.space.m} + ${vars.size.icon} / 2)`,
  marginBlock: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: hair,
});

export const item = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text.default },
    '&[aria-current="page"]': {
      background: vars.color.accent.subtle,
      color: vars.color.accent.text,
      fontWeight: vars.font.weight.strong,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]': { borderInlineStart: currentBar } },
    },
  },
});

export const foot = styleIn('features', {
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderBlockStart: hair,
  selectors: { [`${root}[data-collapsed] > &`]: { justifyContent: 'center' } },
});

export const directional = styleIn('features', {
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
