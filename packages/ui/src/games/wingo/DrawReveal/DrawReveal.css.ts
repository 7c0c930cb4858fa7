import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';
import { REEL_MS } from '../drawTimes';

const BALL = '4.5rem';
const BALLS = 10;

const run = keyframes({ from: { translate: '0 0' } });
const passing = keyframes({ 'from, to': { visibility: 'visible' } });
const land = keyframes({ '70%': { scale: '1' }, '85%': { scale: '1.08' } });

export const root = styleIn('features', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const window = styleIn('features', {
  blockSize: `calc(${BALL} + 2 * ${vars.space.xs})`,
  paddingInline: vars.space.xs,
  overflow: 'hidden',
  animation: `${land} 1400ms ${vars.easing.standard}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const reel = styleIn('features', {
  display: 'grid',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  translate: `0 calc(-${BALLS - 1} * (${BALL} + ${vars.space.s}))`,
  animation: `${run} ${REEL_MS}ms ${vars.easing.standard}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const ball = styleIn('features', {
  inlineSize: BALL,
  selectors: {
    '&:not(:last-child)': { visibility: 'hidden', animation: `${passing} ${REEL_MS}ms` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&:not(:last-child)': { animation: 'none' } },
    },
  },
});
