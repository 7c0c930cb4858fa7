import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.l,
});

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space.m,
} as const;

export const balances = styleIn('features', columns);

export const actions = styleIn('features', columns);

export const balance = styleIn('features', {
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.l,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-kind="wallet"]': {
      background: vars.color.accent.subtle,
      borderColor: vars.color.accent.border,
    },
  },
});

export const label = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  selectors: { [`${balance}[data-kind="wallet"] &`]: { color: vars.color.accent.text } },
});

export const icon = styleIn('features', { inlineSize: '1.125rem', blockSize: '1.125rem' });

export const amount = styleIn('features', {
  minInlineSize: 0,
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
});
