import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** Maximum width of a narrow board. */
export const NARROW = '(max-width: 29.99rem)';
/** Minimum window size for taller buttons. */
export const TALL = '(min-width: 48rem) and (min-height: 50rem)';
/** Maximum board width on very narrow phones. */
export const NARROWEST = '(max-width: 20.5rem)';
/** Styles with smaller padding and type, so that names fit on narrow boards. */
const narrow = {
  [NARROW]: { paddingInline: vars.space.xxs, fontSize: vars.font.size.s },
  [NARROWEST]: { paddingInline: 0, fontSize: vars.font.size.xs },
};
const tall = { [TALL]: { minBlockSize: '3.5rem' } };

export const betButton = {
  flexDirection: 'column',
  gap: 0,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingBlock: 0,
  paddingInline: vars.space.xs,
  border: 0,
  fontSize: vars.font.size.m,
  '@container': narrow,
  boxShadow: vars.shadow.raised,
  // Forced colours remove the fill, so a border outlines the button.
  '@media': {
    ...tall,
    '(forced-colors: active)': { border: `${vars.border.thin} solid ButtonText` },
  },
} satisfies StyleRule;

/** Betting button skeleton with the button's size, name and shape. */
export const betButtonSkeleton = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  blockSize: 'auto',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.button,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.button,
  fontSize: vars.font.size.m,
  letterSpacing: vars.font.letterSpacing.button,
  textTransform: vars.font.case.button,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // The skeleton does not pulse, because its name must stay readable.
  animation: 'none',
  '@container': narrow,
  '@media': tall,
} satisfies StyleRule;

/** Styles of a bet's name, which stays on one line. Arabic names have the widest letters. */
export const betButtonName = {
  overflowWrap: 'normal',
  '@container': { [NARROW]: { selectors: { '&:lang(ar)': { fontSize: vars.font.size.xs } } } },
} satisfies StyleRule;

export const betButtonOdds = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  // Multiples keep a lower-case x beside a name in capitals.
  textTransform: 'none',
} satisfies StyleRule;
