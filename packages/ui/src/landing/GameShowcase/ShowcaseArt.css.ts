import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const heading = {
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.heading,
};

export const flight = styleIn('features', {
  fill: 'none',
  stroke: vars.color.spark.solid,
  strokeWidth: 9,
  strokeLinecap: 'round',
});

export const ground = styleIn('features', {
  stroke: vars.color.spark.text,
  strokeDasharray: '2 12',
  strokeWidth: 3,
  strokeLinecap: 'round',
  opacity: 0.5,
});

export const plane = styleIn('features', {
  fill: vars.color.spark.solid,
  stroke: vars.color.surface,
  strokeWidth: 5,
  strokeLinejoin: 'round',
});

export const chip = styleIn('features', {
  fill: vars.color.surface,
  stroke: vars.color.border.default,
});

export const odds = styleIn('features', { ...heading, fill: vars.color.text.default });

export const number = styleIn('features', {
  fill: vars.color.surface,
  stroke: vars.color.accent.border,
  strokeWidth: 2,
  selectors: { '&[data-drawn]': { fill: vars.color.accent.solid } },
});

export const figure = styleIn('features', {
  ...heading,
  fill: vars.color.text.muted,
  selectors: { '&[data-drawn]': { fill: vars.color.accent.onSolid } },
});
