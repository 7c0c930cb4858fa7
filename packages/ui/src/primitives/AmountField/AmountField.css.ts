import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const input = styleIn('primitives', {
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const suffix = styleIn('primitives', { display: 'flex', alignItems: 'center' });

export const unit = styleIn('primitives', {
  paddingInlineEnd: vars.space.m,
  fontSize: vars.font.size.s,
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@media': {
    // Hides the unit on phones if the buttons leave no space. Screen readers still announce the
    // unit.
    '(max-width: 480px)': { selectors: { '[data-crowded] > &': { display: 'none' } } },
  },
});

export const button = styleIn('primitives', {
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  background: 'transparent',
  border: 0,
  borderInlineStart: `${vars.border.thin} solid ${vars.color.border.default}`,
  color: vars.color.text.default,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&[data-kind="max"]': { paddingInline: vars.space.m, color: vars.color.accent.text },
    '&:hover:enabled': { background: vars.color.hover },
    '&:active:enabled': { background: vars.color.pressed },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    // Draws the focus ring inside, because adjacent buttons would cover an outer ring.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
    '&:last-child': {
      borderStartEndRadius: vars.radius.input,
      borderEndEndRadius: vars.radius.input,
    },
  },
});
