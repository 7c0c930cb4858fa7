import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

export const country = styleIn('primitives', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  borderInlineEnd: `${vars.border.thin} solid ${vars.color.border.default}`,
  selectors: { '&:hover': { color: vars.color.text.default } },
});

export const chosen = styleIn('primitives', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.m,
  fontVariantNumeric: 'tabular-nums',
});

export const chevron = styleIn('primitives', { inlineSize: '1em', blockSize: '1em' });

export const select = styleIn('primitives', {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  appearance: 'none',
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.input,
  // Hides the select's text but keeps its focus ring visible.
  color: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
});

globalStyle(`${select} > option`, {
  '@layer': {
    [layers.primitives]: { background: vars.color.raised, color: vars.color.text.default },
  },
});
