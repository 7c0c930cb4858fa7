import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';
import { boardRoom } from '../../demo/boardRoom';

/** Custom property with the position of the roll on the scale, from 0% to 100%. */
export const place = '--dice-place';

/** Half the width of the slider thumb. */
const INSET = '14px';

const SPACE = `clamp(${vars.space.xs}, ${boardRoom} * 0.03, ${vars.space.l})`;

/** Minimum container width for three fields side by side. */
const ROOMY = '(min-width: 20rem)';

const land = keyframes({ from: { opacity: 0, translate: '0 -12px', scale: '0.8' } });

export const root = styleIn('features', {
  display: 'grid',
  gap: SPACE,
  minInlineSize: 0,
  maxInlineSize: '44rem',
  inlineSize: '100%',
  marginInline: 'auto',
  containerType: 'inline-size',
});

export const readout = styleIn('features', {
  display: 'grid',
  justifyItems: 'center',
  rowGap: `min(${vars.space.xs}, ${SPACE})`,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
});

export const caption = styleIn('features', {
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  letterSpacing: vars.font.letterSpacing.label,
});

export const number = styleIn('features', {
  fontFamily: vars.font.family.heading,
  fontSize: `clamp(2.5rem, min(14cqi, ${boardRoom} * 0.17), 5.5rem)`,
  fontWeight: vars.font.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.tight,
  selectors: {
    '&[data-state="won"]': { color: vars.color.success.text },
    '&[data-state="lost"]': { color: vars.color.danger.text },
  },
});

export const message = styleIn('features', {
  minBlockSize: `calc(${vars.font.size.m} * ${vars.font.lineHeight.tight})`,
  fontWeight: vars.font.weight.medium,
});

export const bed = styleIn('features', {
  display: 'grid',
  paddingBlockEnd: SPACE,
  paddingInline: vars.space.l,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const lane = styleIn('features', {
  position: 'relative',
  blockSize: '2.25rem',
  marginInline: INSET,
});

export const marker = styleIn('features', {
  position: 'absolute',
  insetInlineStart: `var(${place})`,
  insetBlockEnd: 0,
  display: 'flex',
  justifyContent: 'center',
  inlineSize: 0,
  animation: `${land} ${vars.duration.dialog} ${vars.easing.standard}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const bubble = styleIn('features', {
  position: 'relative',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  boxShadow: vars.shadow.raised,
  selectors: {
    '&[data-state="won"]': {
      background: vars.color.success.solid,
      color: vars.color.success.onSolid,
    },
    '&[data-state="lost"]': {
      background: vars.color.danger.solid,
      color: vars.color.danger.onSolid,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInlineStart: 'calc(50% - 5px)',
      border: '5px solid transparent',
      borderBlockEnd: 0,
    },
    '&[data-state="won"]::after': { borderBlockStartColor: vars.color.success.solid },
    '&[data-state="lost"]::after': { borderBlockStartColor: vars.color.danger.solid },
  },
  '@media': {
    '(forced-colors: active)': { border: `${vars.border.thin} solid CanvasText` },
  },
});

export const scale = styleIn('features', {
  display: 'flex',
  justifyContent: 'space-between',
  marginInline: INSET,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const mark = styleIn('features', {
  display: 'flex',
  justifyContent: 'center',
  inlineSize: 0,
});

export const fields = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space.s,
  '@container': {
    [ROOMY]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      selectors: {
        // Widens the field of the chance, which has four decimals for real money.
        '&[data-odds="money"]': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 6fr)',
        },
      },
    },
    '(min-width: 28rem)': { gap: vars.space.m },
  },
});

export const multiplier = styleIn('features', {
  gridColumn: '1 / -1',
  '@container': { [ROOMY]: { gridColumn: 'auto' } },
});
