import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** CSS variable with the number of characters of the amount. */
export const length = '--amount-length';

export const root = styleIn('data', {
  // Keeps a minus sign in front of the digits in right-to-left text.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  // A number broken across lines looks like a different number, so only the unit may wrap. A number
  // wider than its container shrinks: a digit is narrower than 0.64 em, and readers may add 0.12 em
  // of letter spacing.
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
  // Isolates the approximation, so that right-to-left text does not reorder its sign and symbol.
  unicodeBidi: 'isolate',
  color: vars.color.text.muted,
  // The approximation does not wrap. If its container is too narrow, the text shrinks.
  fontSize: `min(${vars.font.size.s}, 100cqi / var(${length}) / 0.76)`,
  fontWeight: vars.font.weight.body,
  whiteSpace: 'nowrap',
});
