import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { glowing } from '../../theme/glowing';
import { styleIn } from '../../theme/styleIn';

/** Screens without hover, on which every card shows all of its content. */
const TOUCH = '(hover: none), (max-width: 768px)';
const moving = `${vars.duration.dialog} ${vars.easing.standard}`;

export const root = styleIn('features', {
  flex: '0 0 50%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  transition: `flex-basis ${moving}`,
  selectors: {
    '&:hover, &:focus-within': { flexBasis: '80%' },
    // Disables the transition, which would prevent the row from scrolling the whole focused card into
    // view.
    '&:has(:focus-visible)': { transition: 'none' },
  },
  '@media': {
    [TOUCH]: { selectors: { '&&': { flexBasis: '80%' } } },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

const backdrop = (color: { solid: string; subtle: string }) =>
  `radial-gradient(90% 110% at 70% 15%, ${glowing(color.solid, 48)}, transparent), ${color.subtle}`;

export const link = styleIn('features', {
  position: 'relative',
  isolation: 'isolate',
  display: 'block',
  blockSize: 'clamp(15rem, 30cqi, 22rem)',
  overflow: 'hidden',
  border: `${vars.border.card} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  selectors: {
    '&[data-game="colorPrediction"]': {
      background: backdrop(vars.color.game.violet),
    },
    '&[data-game="aviator"]': {
      background: backdrop(vars.color.spark),
    },
    '&[data-game="numberLottery"]': {
      background: backdrop(vars.color.accent),
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
});

export const art = styleIn('features', {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  display: 'grid',
  placeItems: 'center',
  transition: `scale ${moving}`,
  selectors: { [`${root}:is(:hover, :focus-within) &`]: { scale: '1.05' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

globalStyle(`${art} > *`, {
  '@layer': { [layers.features]: { inlineSize: '100%', blockSize: '100%' } },
});

export const caption = styleIn('features', {
  position: 'absolute',
  insetInline: vars.space.s,
  insetBlockEnd: vars.space.s,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  padding: vars.space.s,
  paddingInlineStart: vars.space.l,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: `max(${vars.radius.small}, calc(${vars.radius.card} - ${vars.space.s}))`,
  boxShadow: vars.shadow.raised,
  opacity: 0,
  translate: `0 ${vars.space.s}`,
  transition: `opacity ${moving}, translate ${moving}`,
  selectors: { [`${root}:is(:hover, :focus-within) &`]: { opacity: 1, translate: '0 0' } },
  '@media': {
    [TOUCH]: { selectors: { '&&': { opacity: 1, translate: '0 0' } } },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

export const title = styleIn('features', {
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  letterSpacing: vars.font.letterSpacing.heading,
  textTransform: vars.font.case.heading,
  lineHeight: vars.font.lineHeight.tight,
});

export const play = styleIn('features', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.l,
  background: vars.color.accent.solid,
  borderRadius: `min(${vars.radius.button}, ${vars.radius.card})`,
  color: vars.color.accent.onSolid,
  fontWeight: vars.font.weight.button,
  letterSpacing: vars.font.letterSpacing.button,
  textTransform: vars.font.case.button,
});

export const arrow = styleIn('features', {
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
