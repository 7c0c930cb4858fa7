import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
});

export const number = styleIn('features', {
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const skeleton = styleIn('features', { inlineSize: '9em', maxInlineSize: '100%' });
