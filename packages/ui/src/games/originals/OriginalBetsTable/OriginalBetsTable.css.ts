import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const result = styleIn('features', {
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[data-outcome="won"]': { color: vars.color.success.text },
    '&[data-outcome="lost"]': { color: vars.color.danger.text },
  },
});

/** Aligns the button's text with the column, without making the row taller. */
export const verify = styleIn('features', {
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  marginInline: `calc(-1 * ${vars.space.s})`,
  paddingInline: vars.space.s,
});
