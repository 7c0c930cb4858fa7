import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('data', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  selectors: { '&[data-state="pending"]': { color: vars.color.text.muted } },
});

export const hash = styleIn('data', {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: vars.font.family.mono,
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});

export const copy = styleIn('data', {
  // Aligns the icon, not its larger touch target, with the end of the column.
  marginInlineEnd: `calc((${vars.size.icon} - ${vars.size.touch}) / 2)`,
});
