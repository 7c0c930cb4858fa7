import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const WIDTH = '2.875rem';
const HEIGHT = '1.625rem';
const INSET = '0.1875rem';
const THUMB = `calc(${HEIGHT} - 2 * ${INSET})`;

export const field = styleIn('primitives', { display: 'grid', minInlineSize: 0 });

export const label = styleIn('primitives', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.l,
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
});

export const text = styleIn('primitives', { minInlineSize: 0, overflowWrap: 'anywhere' });

export const control = styleIn('primitives', {
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  inlineSize: WIDTH,
  blockSize: HEIGHT,
  margin: 0,
  background: vars.color.pressed,
  border: `${vars.border.thin} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.round,
  cursor: 'inherit',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${INSET} - ${vars.border.thin})`,
      insetInlineStart: `calc(${INSET} - ${vars.border.thin})`,
      inlineSize: THUMB,
      blockSize: THUMB,
      background: vars.color.text.default,
      borderRadius: vars.radius.round,
      transition: `inset-inline-start ${vars.duration.fast} ${vars.easing.standard}`,
    },
    '&:hover': { borderColor: vars.color.text.muted },
    // Draws a border, because the fill does not contrast with every background.
    '&:checked': { background: vars.color.accent.solid, borderColor: vars.color.accent.text },
    '&:checked::before': {
      insetInlineStart: `calc(${WIDTH} - ${THUMB} - ${INSET} - ${vars.border.thin})`,
      background: vars.color.accent.onSolid,
    },
    '&[aria-invalid]': { borderColor: vars.color.danger.text },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transition: 'none',
      selectors: { '&::before': { transition: 'none' } },
    },
    '(forced-colors: active)': {
      selectors: {
        '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { background: 'HighlightText' },
      },
    },
  },
});
