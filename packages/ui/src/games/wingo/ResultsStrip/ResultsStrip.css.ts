import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

const BALL = '1.75rem';

const drop = keyframes({ from: { scale: '0', rotate: '-120deg' } });

export const root = styleIn('features', {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const label = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
});

export const list = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  // Height of one line of balls with their shadows. Wrapped balls are clipped.
  blockSize: `calc(${BALL} + 2 * ${vars.space.xs})`,
  padding: vars.space.xs,
  margin: `calc(-1 * ${vars.space.xs})`,
  overflow: 'hidden',
});

export const item = styleIn('features', {
  // Pushes wrapped balls below the list's padding, so that they are clipped.
  marginBlockEnd: vars.space.s,
  selectors: {
    '&:first-child': { animation: `${drop} ${vars.duration.dialog} ${vars.easing.standard}` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&:first-child': { animation: 'none' } } },
  },
});

export const skeleton = styleIn('features', { inlineSize: BALL });

export const empty = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: BALL,
  color: vars.color.text.muted,
});
