import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { layers } from '../../../theme/layers.css';
import { styleIn } from '../../../theme/styleIn';
import { boardRoom } from '../../demo/boardRoom';

const STILL = '(prefers-reduced-motion: reduce)';
const NARROW = '(max-width: 37rem)';
const BUCKETS = '3.25rem';

/** Custom property with the board's margin, as a percentage of its width. */
export const margin = '--plinko-margin';

const dip = keyframes({ '20%': { translate: '0 6px' }, '60%': { translate: '0 -1px' } });
const arrive = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

export const root = styleIn('features', {
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  minInlineSize: 0,
  maxInlineSize: `min(38rem, max(24rem, 1.5 * (${boardRoom} - ${BUCKETS})))`,
  marginInline: 'auto',
  containerType: 'inline-size',
});

export const board = styleIn('features', {
  position: 'relative',
  display: 'grid',
  // Left and right are the same in every script, because a ball's path must not be mirrored.
  direction: 'ltr',
});

/** Canvas with the rows of pegs. In short windows, the rows are closer together. */
export const canvas = styleIn('features', {
  inlineSize: '100%',
  maxBlockSize: `max(10rem, ${boardRoom} - ${BUCKETS})`,
  '@container': {
    // On a phone, the bet's fields wrap to a second line below the board and reduce its height.
    [NARROW]: { maxBlockSize: `max(9rem, ${boardRoom} - ${BUCKETS} - 4.5rem)` },
  },
});

export const inks = styleIn('features', {
  position: 'absolute',
  visibility: 'hidden',
  inlineSize: 0,
  blockSize: 0,
  overflow: 'hidden',
});

const INKS = {
  peg: vars.color.text.muted,
  ball: vars.color.accent.solid,
  glow: `color-mix(in oklab, ${vars.color.accent.solid} 24%, transparent)`,
};

for (const [ink, color] of Object.entries(INKS)) {
  globalStyle(`${inks} > [data-ink="${ink}"]`, {
    // Invisible transition whose `transitionend` event reports colour changes.
    '@layer': { [layers.features]: { color, transition: 'color 1ms' } },
  });
}

export const buckets = styleIn('features', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  paddingInline: `var(${margin})`,
});

export const bucket = styleIn('features', {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.25rem',
  minInlineSize: 0,
  // Uses margins, because a gap would misalign the buckets with their peg columns.
  marginInline: '1.5px',
  borderRadius: `min(${vars.radius.small}, 20%)`,
  background: vars.color.raised,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  transition: `box-shadow ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[data-heat="even"]': {
      background: vars.color.accent.subtle,
      color: vars.color.accent.text,
    },
    '&[data-heat="warm"]': {
      background: vars.color.warning.solid,
      color: vars.color.warning.onSolid,
    },
    '&[data-heat="hot"]': {
      background: vars.color.danger.solid,
      color: vars.color.danger.onSolid,
    },
    '&[data-dense]': { fontSize: '0.6875rem' },
    '&[data-flash]': {
      boxShadow: `0 0 0 ${vars.border.thick} ${vars.color.text.default}, 0 4px 18px ${vars.color.accent.solid}`,
      animation: `${dip} ${vars.duration.dialog} ${vars.easing.standard}`,
    },
  },
  '@container': {
    [NARROW]: { selectors: { '&[data-dense]': { minBlockSize: BUCKETS } } },
  },
  '@media': {
    [STILL]: { transition: 'none', selectors: { '&[data-flash]': { animation: 'none' } } },
    '(forced-colors: active)': {
      border: `${vars.border.thin} solid CanvasText`,
      selectors: { '&[data-flash]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const payout = styleIn('features', {
  '@container': {
    [NARROW]: {
      selectors: { '[data-dense] > &': { writingMode: 'vertical-rl' } },
    },
  },
});

const RESULT = 'minmax(0, clamp(3rem, 15cqi, 4.5rem))';

/**
 * Column of the last six results, in an upper corner without pegs. On a narrow board, the column
 * would reach the pegs, so both corners share the results.
 */
export const last = styleIn('features', {
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'grid',
  gridTemplateRows: 'repeat(3, auto)',
  gridTemplateColumns: `repeat(2, ${RESULT})`,
  gridAutoFlow: 'column',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minBlockSize: '2rem',
  '@container': {
    '(min-width: 26rem)': { gridTemplateRows: 'repeat(6, auto)', gridTemplateColumns: RESULT },
  },
});

export const result = styleIn('features', {
  minInlineSize: 0,
  paddingBlock: vars.space.xxs,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.round,
  fontSize: `clamp(${vars.font.size.xs}, 2.4cqi, ${vars.font.size.s})`,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.body,
  textAlign: 'center',
  animation: `${arrive} ${vars.duration.dialog} ${vars.easing.standard}`,
  selectors: {
    '&[data-heat="warm"]': {
      borderColor: vars.color.warning.border,
      background: vars.color.warning.subtle,
      color: vars.color.warning.text,
    },
    '&[data-heat="hot"]': {
      borderColor: vars.color.danger.border,
      background: vars.color.danger.subtle,
      color: vars.color.danger.text,
    },
    '&[data-heat="cold"]': { color: vars.color.text.muted },
  },
  '@media': { [STILL]: { animation: 'none' } },
});
