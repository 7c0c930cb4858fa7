import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

const ROOMY = '(min-width: 30rem)';
/** Keeps the header and the actions visible while a long list of bets scrolls. */
const IN_SIGHT = { position: 'sticky', insetBlock: 0 } as const;
const STILL = '(prefers-reduced-motion: reduce)';

const appear = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const land = keyframes({ from: { scale: '0.4', rotate: '-200deg', opacity: 0 } });

export const root = styleIn('features', {
  containerType: 'inline-size',
  inlineSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${vars.duration.dialog} ${vars.easing.standard}`,
  selectors: { '&[data-outcome="won"]': { borderColor: vars.color.success.border } },
  '@media': { [STILL]: { animation: 'none' } },
});

export const content = styleIn('features', {
  display: 'grid',
  gridTemplate: `
    "ball head verify close" auto
    "details details details details" auto / auto minmax(0, 1fr) auto auto
  `,
  alignItems: 'center',
  columnGap: vars.space.s,
  minBlockSize: '100%',
  paddingBlock: vars.space.xxs,
  paddingInlineStart: vars.space.s,
  '@container': {
    [ROOMY]: {
      gridTemplate: `
        "ball head details verify close" auto / auto minmax(0, 1fr) minmax(0, 2fr) auto auto
      `,
      columnGap: vars.space.xl,
      paddingBlock: vars.space.xs,
      paddingInlineStart: vars.space.l,
    },
  },
});

export const ball = styleIn('features', {
  gridArea: 'ball',
  display: 'grid',
  inlineSize: '2.25rem',
  borderRadius: vars.radius.round,
  '@container': { [ROOMY]: { ...IN_SIGHT, inlineSize: '3.5rem' } },
  selectors: {
    [`${root}[data-outcome="won"] &`]: {
      boxShadow: `0 0 0 ${vars.space.xs} ${vars.color.success.subtle}`,
      animation: `${land} calc(2 * ${vars.duration.dialog}) ${vars.easing.standard}`,
    },
    '&:empty': { display: 'none' },
  },
  '@media': {
    [STILL]: { selectors: { [`${root}[data-outcome="won"] &`]: { animation: 'none' } } },
  },
});

/** Container of the title and the net amount. An overly wide amount shrinks. */
export const head = styleIn('features', {
  gridArea: 'head',
  display: 'grid',
  minInlineSize: 0,
  containerType: 'inline-size',
  '@container': { [ROOMY]: IN_SIGHT },
});

export const title = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
});

export const period = styleIn('features', { lineHeight: vars.font.lineHeight.tight });

export const net = styleIn('features', {
  fontFamily: vars.font.family.heading,
  lineHeight: vars.font.lineHeight.tight,
});

export const details = styleIn('features', {
  gridArea: 'details',
  display: 'grid',
  minInlineSize: 0,
  paddingInlineEnd: vars.space.m,
  fontSize: vars.font.size.xs,
  '@container': { [ROOMY]: { rowGap: vars.space.xs, paddingInlineEnd: 0 } },
});

export const bets = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.l}`,
});

export const bet = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  minBlockSize: '1.75rem',
  minInlineSize: 0,
});

export const facts = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  color: vars.color.text.muted,
});

export const fact = styleIn('features', { display: 'flex', gap: vars.space.xs });

export const value = styleIn('features', { color: vars.color.text.default });

/** Aligns the link with the visible edge of the button beside it. */
export const verify = styleIn('features', {
  gridArea: 'verify',
  alignSelf: 'start',
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
  fontSize: vars.font.size.s,
  '@container': { [ROOMY]: { ...IN_SIGHT, marginInlineEnd: `calc(-1 * ${vars.space.xl})` } },
});

export const close = styleIn('features', {
  ...IN_SIGHT,
  gridArea: 'close',
  alignSelf: 'start',
});
