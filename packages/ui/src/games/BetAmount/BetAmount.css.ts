import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const input = styleIn('features', {
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const factors = styleIn('features', { display: 'flex', alignSelf: 'stretch' });

export const factor = styleIn('features', {
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
    '&:hover:enabled': { background: vars.color.hover },
    '&:active:enabled': { background: vars.color.pressed },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    // Inside, where neighbours and the field's edge do not cover it.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
    '&:last-child': {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
  },
});
