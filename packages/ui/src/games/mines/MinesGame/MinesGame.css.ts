import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const board = styleIn('features', {
  display: 'grid',
  gap: vars.space.s,
  minInlineSize: 0,
});

/** Message above the grid, with space reserved for two lines. */
export const message = styleIn('features', {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(2 * ${vars.font.lineHeight.tight} * ${vars.font.size.s})`,
  lineHeight: vars.font.lineHeight.tight,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  selectors: {
    '&[data-tone="won"]': { color: vars.color.success.text },
    '&[data-tone="lost"]': { color: vars.color.danger.text },
    '&[data-tone="early"]': { color: vars.color.warning.text },
  },
});
