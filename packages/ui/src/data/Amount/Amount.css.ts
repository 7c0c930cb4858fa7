import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** The name of the variable that says how many characters the number has. */
export const length = '--amount-length';

export const root = styleIn('data', {
  // A minus stays before its digits in right-to-left text too.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  // A number broken in two reads as another one. The line may end before its unit, and where the
  // number alone is wider than its container, it shrinks: a digit is less than 0.64 em
  // wide, and a reader may set 0.12 em between letters.
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
  // Its sign and symbol keep their places beside a text of the other direction.
  unicodeBidi: 'isolate',
  color: vars.color.text.muted,
  // Never broken either, and smaller where the container is too narrow for it.
  fontSize: `min(${vars.font.size.s}, 100cqi / var(${length}) / 0.76)`,
  fontWeight: vars.font.weight.body,
  whiteSpace: 'nowrap',
});
