import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const field = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.m,
  background: vars.color.canvas,
  border: `${vars.border.thin} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus-within': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.thin})`,
    },
  },
});

export const icon = styleIn('features', {
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: vars.color.text.muted,
});

export const input = styleIn('features', {
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  padding: 0,
  background: 'transparent',
  border: 0,
  // Removes the outline of the input, because the focus ring surrounds the whole field.
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.color.text.muted } },
});

export const list = styleIn('features', { marginBlock: vars.space.s });

export const option = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space.xs,
  inlineSize: '100%',
  paddingInline: vars.space.m,
  background: 'transparent',
  border: 0,
  borderRadius: `max(${vars.radius.small}, calc(${vars.radius.card} - ${vars.space.s}))`,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.accent.subtle },
    '&:hover, &[data-active]:not([aria-selected="true"])': { background: vars.color.hover },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-active]': { outline: `${vars.border.thin} solid Highlight` } },
    },
  },
});

export const coin = styleIn('features', {
  flexShrink: 0,
  inlineSize: 28,
  blockSize: 28,
  color: vars.color.success.text,
});

export const names = styleIn('features', {
  flex: 1,
  display: 'grid',
  lineHeight: vars.font.lineHeight.tight,
});

export const shortName = styleIn('features', { fontWeight: vars.font.weight.strong });

export const name = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  whiteSpace: 'nowrap',
});

export const amount = styleIn('features', {
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const status = styleIn('features', {
  textAlign: 'center',
  selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space.l } },
});
