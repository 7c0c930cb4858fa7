import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const code = styleIn('features', { fontFamily: vars.font.family.mono });

export const actions = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
});

export const done = styleIn('features', {
  color: vars.color.success.text,
  fontSize: vars.font.size.s,
  selectors: { '&:empty': { display: 'none' } },
});

export const past = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  inlineSize: '100%',
});
