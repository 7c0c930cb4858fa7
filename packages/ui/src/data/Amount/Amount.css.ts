import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** CSS variable with the number of characters of the amount. */
export const length = '--amount-length';

export const root = styleIn('data', {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  // Shrinks wide numbers, because a number broken across lines looks like a different one. A digit
  // is narrower than 0.64 em, and users may add 0.12 em of letter spacing.
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
