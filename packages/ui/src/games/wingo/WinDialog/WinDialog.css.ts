import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

const land = keyframes({ from: { scale: '0.4', rotate: '-200deg', opacity: 0 } });

export const content = styleIn('features', {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.l,
});

/** The ball is in a light of the outcome's colour. */
export const stage = styleIn('features', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '9rem',
  blockSize: '7.5rem',
  background: `radial-gradient(closest-side, ${vars.color.hover}, transparent)`,
  selectors: {
    [`${content}[data-outcome="won"] &`]: {
      background: `radial-gradient(closest-side, ${vars.color.success.subtle}, transparent)`,
      animation: `${land} calc(2 * ${vars.duration.dialog}) ${vars.easing.standard}`,
    },
    '&:empty': { display: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { [`${content}[data-outcome="won"] &`]: { animation: 'none' } },
    },
  },
});

export const received = styleIn('features', {
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.xxl,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
});

export const bets = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'auto repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
  inlineSize: '100%',
});

export const bet = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
});

/** An amount too wide for its column shrinks. */
export const cell = styleIn('features', { containerType: 'inline-size', textAlign: 'end' });

export const facts = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xs} ${vars.space.l}`,
  inlineSize: '100%',
  paddingBlock: vars.space.m,
  borderBlock: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});

export const value = styleIn('features', { color: vars.color.text.default, textAlign: 'end' });
