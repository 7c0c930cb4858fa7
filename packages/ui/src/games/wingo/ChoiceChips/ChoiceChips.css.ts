import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', { inlineSize: '100%', minInlineSize: 0 });

export const legend = styleIn('features', {
  marginBlockEnd: vars.space.xs,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
});

export const choices = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.s,
});

export const choice = styleIn('features', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:has(input:checked)': {
      background: vars.color.accent.subtle,
      borderColor: vars.color.accent.text,
      boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.accent.text}`,
      color: vars.color.accent.text,
    },
    '&:has(input:focus-visible)': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.border.thick,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': {
      selectors: {
        '&:has(input:checked)': {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** Native radio button, transparent and as large as the chip. */
export const input = styleIn('features', {
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
