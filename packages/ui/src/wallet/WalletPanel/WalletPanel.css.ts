import { globalStyle } from '@vanilla-extract/css';
import { unit } from '../../data/Amount/Amount.css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

const NARROW = '(max-width: 24rem)';

export const root = styleIn('features', {
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.l,
});

export const balances = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
});

export const actions = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space.m,
});

export const balance = styleIn('features', {
  flex: '1 1 9.5rem',
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 'min-content',
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
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.strong,
  // Reserves two lines on a phone, where the unit does not fit beside the number.
  '@container': { [NARROW]: { minBlockSize: '2lh' } },
});

globalStyle(`${amount} ${unit}`, {
  '@layer': { [layers.features]: { '@container': { [NARROW]: { display: 'block' } } } },
});
