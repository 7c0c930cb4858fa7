import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('data', {
  // A minus stays before its digits in right-to-left text too.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
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
