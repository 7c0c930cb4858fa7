import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const glow = keyframes({ '50%': { opacity: 0.35 } });

export const root = styleIn('features', {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  inlineSize: '100%',
  boxShadow: vars.shadow.card,
});

export const head = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});

export const title = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
});

export const light = styleIn('features', {
  flexShrink: 0,
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.round,
  background: vars.color.success.solid,
  animation: `${glow} ${vars.duration.pulse} ${vars.easing.standard} infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { background: 'CanvasText' },
  },
});

export const game = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});
