import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const drift = keyframes({ from: { translate: '0 -5px' }, to: { translate: '0 7px' } });

const still = { '(prefers-reduced-motion: reduce)': { animation: 'none' } };

export const root = styleIn('features', {
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});

export const floating = styleIn('features', {
  animation: `${drift} 4s ease-in-out infinite alternate`,
  '@media': still,
});

export const slow = styleIn('features', {
  animation: `${drift} 6s ease-in-out infinite alternate-reverse`,
  '@media': still,
});

export const orbits = styleIn('features', {
  fill: 'none',
  stroke: vars.color.accent.border,
  strokeWidth: 1.5,
  opacity: 0.6,
});

export const pegs = styleIn('features', { fill: vars.color.spark.text, opacity: 0.55 });

export const dropping = styleIn('features', { fill: vars.color.accent.text });

export const sparkStop = styleIn('features', { stopColor: vars.color.spark.solid });

export const plane = styleIn('features', {
  fill: vars.color.spark.solid,
  stroke: vars.color.canvas,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});

export const chip = styleIn('features', {
  fill: vars.color.raised,
  stroke: vars.color.border.default,
  strokeWidth: 1.5,
});

export const odds = styleIn('features', {
  fill: vars.color.text.default,
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.heading,
});
