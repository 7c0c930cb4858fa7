import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.l,
  inlineSize: '100%',
});

export const figures = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.m,
  // Each column count divides six, so the six figures fill every row.
  '@container': {
    '(max-width: 20rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '(20rem < width < 31rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 75rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const figure = styleIn('features', {
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const label = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});

export const value = styleIn('features', {
  minInlineSize: 0,
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.strong,
});

export const games = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.l,
});

export const span = styleIn('features', { inlineSize: 'min(100%, 24rem)' });

export const chart = styleIn('features', { blockSize: '20rem' });
