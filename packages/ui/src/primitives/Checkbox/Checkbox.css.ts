import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const BOX = '1.375rem';

export const field = styleIn('primitives', { display: 'grid', minInlineSize: 0 });

export const label = styleIn('primitives', {
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space.m,
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  selectors: {
    '&:has(input:is(:disabled, [aria-disabled="true"]))': { cursor: 'not-allowed' },
    '&[data-bare]': {
      position: 'relative',
      justifyContent: 'center',
      minInlineSize: vars.size.touch,
    },
  },
});

export const frame = styleIn('primitives', {
  position: 'relative',
  display: 'inline-grid',
  flexShrink: 0,
  placeItems: 'center',
});

export const box = styleIn('primitives', {
  appearance: 'none',
  inlineSize: BOX,
  blockSize: BOX,
  margin: 0,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.control}`,
  // Limits the corner radius, because a round checkbox would look like a radio button.
  borderRadius: `min(${vars.radius.small}, 0.375rem)`,
  cursor: 'inherit',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover': { borderColor: vars.color.text.muted },
    // Draws a border, because the fill does not contrast with every background.
    '&:is(:checked, :indeterminate)': {
      background: vars.color.accent.solid,
      borderColor: vars.color.accent.text,
    },
    '&[aria-invalid]': { borderColor: vars.color.danger.text },
    '&:disabled': { opacity: 0.5 },
    '&[aria-disabled="true"]': { opacity: 0.6 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': {
      selectors: {
        '&:is(:checked, :indeterminate)': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const tick = styleIn('primitives', {
  position: 'absolute',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.accent.onSolid,
  strokeWidth: 3,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: { 'input:is(:checked, :indeterminate) + &': { visibility: 'visible' } },
  '@media': { '(forced-colors: active)': { color: 'HighlightText', forcedColorAdjust: 'none' } },
});

export const text = styleIn('primitives', { minInlineSize: 0, overflowWrap: 'anywhere' });

export const message = styleIn('primitives', {
  paddingInlineStart: `calc(${BOX} + ${vars.space.m})`,
});
