import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const drift = keyframes({ to: { translate: '0 10px' } });

export const root = styleIn('features', {
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});

/**
 * Returns the drift animation. Motion beside text for more than 5 s would need a pause control (WCAG
 * 2.2.2). Hovering restarts the animation.
 */
const greeting = (duration: string) =>
  styleIn('features', {
    animation: `${drift} ${duration} ease-in-out 2 alternate`,
    selectors: { [`${root}:hover &`]: { animationIterationCount: 'infinite' } },
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  });

export const floating = greeting('2s');

export const slow = greeting('2.4s');

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
