import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** A board in which five betting buttons stand close together. */
export const NARROW = '(max-width: 29.99rem)';
/** A window with room to spare. */
export const TALL = '(min-width: 48rem) and (min-height: 50rem)';
/** The board on the narrowest phones, such as 320 px. */
export const NARROWEST = '(max-width: 20.5rem)';
/** As high as a thumb needs, so that the whole board fits a phone; higher where there is room. */
const narrow = {
  [NARROW]: { paddingInline: vars.space.xxs, fontSize: vars.font.size.s },
  [NARROWEST]: { paddingInline: 0, fontSize: vars.font.size.xs },
};
const tall = { [TALL]: { minBlockSize: '3.5rem' } };

/** The look of the colour and size buttons, put over a large `Button`. */
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
  // The fill, its only edge, is forced away.
  '@media': {
    ...tall,
    '(forced-colors: active)': { border: `${vars.border.thin} solid ButtonText` },
  },
} satisfies StyleRule;

/** What stands in for a betting button: its size, its name and its shape, without its colour. */
export const betButtonSkeleton = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  blockSize: 'auto',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
  fontSize: vars.font.size.m,
  letterSpacing: vars.font.letterSpacing.label,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // A name is to be read, so it does not pulse.
  animation: 'none',
  '@container': narrow,
  '@media': tall,
} satisfies StyleRule;

/** The line under the name: how much it pays. */
export const betButtonOdds = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
} satisfies StyleRule;
