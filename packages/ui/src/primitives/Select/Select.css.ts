import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

export const frame = styleIn('primitives', { position: 'relative', display: 'grid' });

export const select = styleIn('primitives', {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.s,
  paddingInline: `${vars.space.m} calc(${vars.space.m} + ${vars.size.icon} + ${vars.space.xs})`,
  appearance: 'none',
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.input,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover': { borderColor: vars.color.text.muted },
    '&:focus-visible': {
      borderColor: vars.color.focus,
      outline: `${vars.border.thin} solid ${vars.color.focus}`,
      outlineOffset: 0,
    },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger.text,
      outlineColor: vars.color.danger.text,
    },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

// Colours for browsers that draw the option list themselves.
globalStyle(`${select} > option`, {
  '@layer': {
    [layers.primitives]: { background: vars.color.raised, color: vars.color.text.default },
  },
});

export const icon = styleIn('primitives', {
  position: 'absolute',
  insetInlineEnd: vars.space.m,
  insetBlockStart: '50%',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  translate: '0 -50%',
  color: vars.color.text.muted,
  // Lets presses through the arrow to the select.
  pointerEvents: 'none',
});

/** Select that submits the value, behind the trigger. */
export const native = styleIn('primitives', {
  position: 'absolute',
  inset: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const trigger = styleIn('primitives', {
  textAlign: 'start',
  selectors: { '&[data-placeholder]': { color: vars.color.text.muted } },
});
