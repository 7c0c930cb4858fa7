import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

const DOT = '1.375rem';

export const root = styleIn('primitives', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  inlineSize: '100%',
});

export const options = styleIn('primitives', {
  display: 'grid',
  selectors: {
    '[data-look="cards"] > &': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space.s,
    },
  },
});

export const option = styleIn('primitives', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled, [aria-disabled])': { opacity: 0.5, cursor: 'not-allowed' },
    '[data-look="list"] &': { justifySelf: 'start' },
    '[data-look="cards"] &': {
      // Lets a single card in the last row fill that row.
      flex: '1 1 9.5rem',
      flexDirection: 'row-reverse',
      justifyContent: 'space-between',
      minBlockSize: vars.size.controlLarge,
      paddingBlock: vars.space.m,
      paddingInline: vars.space.l,
      background: vars.color.raised,
      border: `${vars.border.thin} solid ${vars.color.border.control}`,
      borderRadius: vars.radius.card,
      transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
    },
    '[data-look="cards"] &:hover:not(:has(:disabled, [aria-disabled]))': {
      borderColor: vars.color.text.muted,
    },
    '[data-look="cards"][aria-invalid] &': { borderColor: vars.color.danger.text },
    '[data-look="cards"] &:has(:checked)': {
      background: vars.color.accent.subtle,
      borderColor: vars.color.accent.text,
    },
    '[data-look="cards"] &:has(:focus-visible)': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.border.thick,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': {
      selectors: { '[data-look="cards"] &:has(:checked)': { borderColor: 'Highlight' } },
    },
  },
});

export const dot = styleIn('primitives', {
  appearance: 'none',
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: DOT,
  blockSize: DOT,
  margin: 0,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.control}`,
  borderRadius: '50%',
  cursor: 'inherit',
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      background: vars.color.accent.onSolid,
      borderRadius: '50%',
      visibility: 'hidden',
    },
    '&:hover': { borderColor: vars.color.text.muted },
    // Draws a border, because the fill does not contrast with every background.
    '&:checked': { background: vars.color.accent.solid, borderColor: vars.color.accent.text },
    '&:checked::before': { visibility: 'visible' },
    '[aria-invalid] &': { borderColor: vars.color.danger.text },
    '[data-look="cards"] &:focus-visible': { outline: 'none' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&::before': { background: 'HighlightText' },
      },
    },
  },
});

export const words = styleIn('primitives', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
});

globalStyle(`${words} > svg`, {
  '@layer': {
    [layers.primitives]: {
      flexShrink: 0,
      inlineSize: vars.size.icon,
      blockSize: vars.size.icon,
      color: vars.color.text.muted,
    },
  },
});

export const text = styleIn('primitives', {
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = styleIn('primitives', {
  selectors: { '[data-look="cards"] &': { fontWeight: vars.font.weight.strong } },
});

export const detail = styleIn('primitives', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});
