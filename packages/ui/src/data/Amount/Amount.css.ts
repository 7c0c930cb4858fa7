import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** CSS variable with the number of characters of the amount. */
export const length = '--amount-length';

export const root = styleIn('data', {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  // Shrinks a wide number: if it broke across lines, it would look like a different number. A digit is
  // narrower than 0.64 em; readers may add 0.12 em of letter spacing.
  overflowWrap: 'normal',
  fontSize: `min(1em, 100cqi / var(${length}) / 0.76)`,
  selectors: {
    '&[data-sign="gain"]': { color: vars.color.success.text },
    '&[data-sign="loss"]': { color: vars.color.danger.text },
  },
});

export const unit = styleIn('data', {
  color: vars.color.text.muted,
  fontSize: '0.8em',
  fontWeight: vars.font.weight.medium,
});

export const approximation = styleIn('data', {
  unicodeBidi: 'isolate',
  color: vars.color.text.muted,
  fontSize: `min(${vars.font.size.s}, 100cqi / var(${length}) / 0.76)`,
  fontWeight: vars.font.weight.body,
  whiteSpace: 'nowrap',
});
