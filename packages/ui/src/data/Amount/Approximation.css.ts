import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';
import { length } from './Amount.css';

export const root = styleIn('data', {
  display: 'inline-block',
  // Its sign and symbol keep their places beside a text of the other direction.
  unicodeBidi: 'isolate',
  color: vars.color.text.muted,
  fontFamily: vars.font.family.body,
  // As an `Amount`: never broken, and smaller where the container is too narrow for it.
  fontSize: `min(${vars.font.size.s}, 100cqi / var(${length}) / 0.64)`,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.body,
  overflowWrap: 'normal',
  whiteSpace: 'nowrap',
});
