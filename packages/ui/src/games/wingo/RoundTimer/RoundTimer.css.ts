import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';
import { NARROW } from '../boardSizes';

/** Custom property with the remaining share of the round, from 0 to 1. */
export const share = '--round-timer-share';

const ink = createVar();

/** One pulse per second, below the limit of three flashes per second (WCAG 2.3.1). */
const beat = keyframes({ '0%': { scale: '1.04' }, '40%': { scale: '1' } });

export const root = styleIn('features', {
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  inlineSize: '100%',
  vars: { [ink]: vars.color.text.default },
  selectors: {
    '&[data-state="blocked"]': { vars: { [ink]: vars.color.warning.text } },
    '&[data-state="danger"]': { vars: { [ink]: vars.color.danger.text } },
  },
});

export const label = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  '@container': { [NARROW]: { display: 'none' } },
});

export const clock = styleIn('features', {
  direction: 'ltr',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: ink,
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

export const digit = styleIn('features', {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.15em',
  minBlockSize: '1.3em',
  background: vars.color.canvas,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.small,
  textBox: 'trim-both cap alphabetic',
  selectors: {
    '&[data-place="2"]': { position: 'relative', marginInlineStart: '0.42em' },
    '&[data-place="2"]::before': {
      content: ':',
      position: 'absolute',
      insetInlineEnd: '100%',
      paddingInlineEnd: '0.12em',
    },
    [`${root}[data-state="danger"] &`]: {
      background: vars.color.danger.subtle,
      borderColor: vars.color.danger.border,
      animation: `${beat} 1s ${vars.easing.standard} infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { [`${root}[data-state="danger"] &`]: { animation: 'none' } },
    },
  },
});

export const bar = styleIn('features', {
  inlineSize: '100%',
  blockSize: vars.space.xs,
  overflow: 'hidden',
  background: vars.color.hover,
  borderRadius: vars.radius.round,
  '::before': {
    content: '',
    display: 'block',
    blockSize: '100%',
    // Moves the bar instead of changing its width, which would trigger layout in every frame.
    translate: `calc((var(${share}) - 1) * 100%)`,
    background: vars.color.accent.solid,
    borderRadius: 'inherit',
    // The bar moves a few pixels per second: ten steps per second look as smooth as sixty, at a
    // sixth of the cost.
    transition: 'translate 1s steps(10)',
  },
  selectors: {
    '[dir="rtl"] &::before': { translate: `calc((1 - var(${share})) * 100%)` },
    [`${root}[data-state="blocked"] &::before`]: { background: vars.color.warning.solid },
    [`${root}[data-state="danger"] &::before`]: { background: vars.color.danger.solid },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { '::before': { transition: 'none' } },
    '(forced-colors: active)': { '::before': { background: 'Highlight' } },
  },
});

export const status = styleIn('features', {
  minBlockSize: '1.5rem',
  selectors: { '&:empty': { minInlineSize: '8rem' } },
});
