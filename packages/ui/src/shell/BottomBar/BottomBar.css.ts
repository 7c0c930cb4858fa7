import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  background: vars.color.surface,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  selectors: {
    '&[data-placement="top"]': {
      paddingBlockEnd: 0,
      borderBlockStart: 0,
      borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
    },
  },
});

const TOP = `${root}[data-placement="top"]`;

export const list = styleIn('features', {
  display: 'flex',
  // Separates labels that barely fit side by side.
  gap: vars.space.xxs,
  // With large text, the row of items scrolls instead of shrinking its items.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: vars.space.xs,
  selectors: { [`${TOP} > &`]: { gap: vars.space.s, paddingInline: vars.space.l } },
  '@media': { '(max-width: 360px)': { paddingInline: 0 } },
});

// Each item is as wide as its longest word plus an equal share of the remaining space.
globalStyle(`${list} > li`, {
  '@layer': { [layers.features]: { flex: '1 0 min-content' } },
});

globalStyle(`${TOP} > ${list} > li`, { '@layer': { [layers.features]: { flex: 'none' } } });

export const item = styleIn('features', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  inlineSize: '100%',
  minInlineSize: vars.size.touch,
  minBlockSize: 60,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.xxs,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    [`${TOP} &`]: {
      flexDirection: 'row',
      gap: vars.space.s,
      minBlockSize: vars.size.touch,
      paddingInline: vars.space.s,
      fontSize: vars.font.size.s,
    },
    [`${TOP} &[aria-current="page"]::before`]: {
      insetBlock: 'auto 0',
      inlineSize: '100%',
      borderRadius: 0,
    },
    '&:hover, &[aria-expanded="true"]': { color: vars.color.text.default },
    '&[aria-current="page"]': {
      color: vars.color.accent.text,
      fontWeight: vars.font.weight.strong,
    },
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      inlineSize: '2rem',
      blockSize: 3,
      borderEndStartRadius: vars.radius.small,
      borderEndEndRadius: vars.radius.small,
      background: vars.gradient.brand,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
  '@media': {
    '(max-width: 360px)': { fontSize: '0.6875rem' },
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]::before': { background: 'Highlight' } },
    },
  },
});

globalStyle(`${item} > svg`, {
  '@layer': {
    [layers.features]: { flexShrink: 0, inlineSize: vars.size.icon, blockSize: vars.size.icon },
  },
});

globalStyle(`${item} > span`, {
  '@layer': { [layers.features]: { overflowWrap: 'normal', textWrap: 'balance' } },
});
