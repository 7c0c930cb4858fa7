import { globalStyle, keyframes } from '@vanilla-extract/css';
import { SIDE } from '@platform/rules/mines';
import { vars } from '../../../theme/contract.css';
import { layers } from '../../../theme/layers.css';
import { styleIn } from '../../../theme/styleIn';
import { boardRoom } from '../../demo/boardRoom';

const STILL = '(prefers-reduced-motion: reduce)';

const wait = keyframes({ '50%': { scale: '0.92' } });
const reveal = keyframes({ from: { scale: '0.6', opacity: 0 } });

const GAP = `clamp(${vars.space.xs}, 0.6dvb, ${vars.space.s})`;
/** Smallest grid width at which cells have the minimum touch size. */
const LEAST = `calc(${SIDE} * ${vars.size.touch} + ${SIDE - 1} * ${GAP})`;

export const root = styleIn('features', {
  display: 'grid',
  gap: GAP,
  inlineSize: '100%',
  // Fits the grid and the message above it into the window.
  maxInlineSize: `min(30rem, max(${LEAST}, ${boardRoom} - 3.25rem))`,
  minInlineSize: LEAST,
  marginInline: 'auto',
});

export const row = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: `repeat(${SIDE}, minmax(0, 1fr))`,
  gap: GAP,
});

export const cell = styleIn('features', { display: 'grid' });

/** Lower edge of a closed cell, which makes the cell look like a key. */
const EDGE = `inset 0 calc(-1.5 * ${vars.border.thick}) 0 ${vars.color.accent.border}`;

export const button = styleIn('features', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  padding: 0,
  background: vars.color.accent.subtle,
  border: `${vars.border.thin} solid ${vars.color.accent.border}`,
  borderRadius: vars.radius.control,
  boxShadow: `${EDGE}, ${vars.shadow.raised}`,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}, translate ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[data-state="closed"]:hover': {
      borderColor: vars.color.accent.text,
      translate: '0 -2px',
    },
    '&[data-state="opening"]': {
      boxShadow: 'none',
      animation: `${wait} ${vars.duration.dialog} ${vars.easing.standard} infinite`,
    },
    '&[data-state="gem"]': {
      background: vars.color.success.subtle,
      borderColor: vars.color.success.solid,
      color: vars.color.success.text,
      boxShadow: 'none',
    },
    '&[data-state="mine"]': {
      background: vars.color.danger.solid,
      borderColor: vars.color.danger.solid,
      color: vars.color.danger.onSolid,
      boxShadow: 'none',
    },
    '&[data-state="hidden-gem"]': {
      background: 'transparent',
      borderColor: vars.color.border.subtle,
      color: vars.color.text.muted,
      boxShadow: 'none',
    },
    '&[data-state="hidden-mine"]': {
      background: vars.color.danger.subtle,
      borderColor: vars.color.danger.border,
      color: vars.color.danger.text,
      boxShadow: 'none',
    },
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
  '@media': {
    [STILL]: {
      transition: 'none',
      selectors: {
        '&[data-state="opening"]': { animation: 'none' },
        '&[data-state="closed"]:hover': { translate: 'none' },
      },
    },
    '(forced-colors: active)': {
      selectors: { '&[data-state="mine"]': { borderWidth: vars.border.thick } },
    },
  },
});

/** Position of an opened cell in the player's path. */
export const step = styleIn('features', {
  position: 'absolute',
  insetBlockStart: vars.space.xxs,
  insetInlineStart: vars.space.xs,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.tight,
});

globalStyle(`${button} > svg`, {
  '@layer': {
    [layers.features]: {
      inlineSize: '44%',
      blockSize: '44%',
      animation: `${reveal} ${vars.duration.fast} ${vars.easing.standard}`,
      '@media': { [STILL]: { animation: 'none' } },
    },
  },
});
