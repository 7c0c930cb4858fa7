import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.l,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.accent.border}`,
  borderRadius: vars.radius.card,
});

export const play = styleIn('features', { display: 'grid', gap: vars.space.m });

export const waiting = styleIn('features', { blockSize: vars.size.controlLarge });

export const games = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3.25rem, 1fr))',
  gap: vars.space.s,
});

export const game = styleIn('features', {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.s,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  selectors: { '&:hover': { borderColor: vars.color.accent.border } },
});

export const icon = styleIn('features', { inlineSize: '1.125rem', blockSize: '1.125rem' });

export const account = styleIn('features', {
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.s,
});

export const figures = styleIn('features', { display: 'grid', gap: vars.space.s });

export const figure = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});

export const label = styleIn('features', { color: vars.color.text.muted });

export const value = styleIn('features', {
  minInlineSize: '8.5rem',
  marginInlineStart: 'auto',
  fontWeight: vars.font.weight.strong,
  textAlign: 'end',
});

export const statistics = styleIn('features', { justifySelf: 'end' });
