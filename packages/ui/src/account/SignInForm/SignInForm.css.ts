import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const password = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const forgot = styleIn('features', {
  justifySelf: 'end',
  fontSize: vars.font.size.s,
});

export const header = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
});

export const arrow = styleIn('features', {
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const title = styleIn('features', { flex: 1, minInlineSize: 0 });
