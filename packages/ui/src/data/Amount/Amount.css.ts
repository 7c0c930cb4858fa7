import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** Variable with the number of characters of the number. */
export const length = '--amount-length';

export const root = styleIn('data', {
  // Keeps a minus before its digits in right-to-left text.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  // A broken number looks like a different one. The line may break before the unit. A number wider
  // than its container shrinks: a digit is narrower than 0.64 em, and readers may add 0.12 em of
  // letter spacing.
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
  // Isolated, so that sign and symbol keep their places in text of the other direction.
  unicodeBidi: 'isolate',
  color: vars.color.text.muted,
  // Never broken either, and smaller if the container is too narrow.
  fontSize: `min(${vars.font.size.s}, 100cqi / var(${length}) / 0.76)`,
  fontWeight: vars.font.weight.body,
  whiteSpace: 'nowrap',
});
