import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('data', {
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="invalid"]': { color: vars.color.text.muted } },
});
