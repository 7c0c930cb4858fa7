import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const BLOCK_SIZE = '3.5rem';

/** The look of the colour and size buttons, put over a large `Button`. */
export const betButton = {
  flexDirection: 'column',
  gap: 0,
  minInlineSize: 0,
  minBlockSize: BLOCK_SIZE,
  paddingInline: vars.space.s,
  border: 0,
  boxShadow: vars.shadow.raised,
  // The fill, its only edge, is forced away.
  '@media': { '(forced-colors: active)': { border: `${vars.border.thin} solid ButtonText` } },
} satisfies StyleRule;

/** What stands in for a betting button: its size, its name and its shape, without its colour. */
export const betButtonSkeleton = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  blockSize: 'auto',
  minBlockSize: BLOCK_SIZE,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
  fontSize: vars.font.size.l,
  letterSpacing: vars.font.letterSpacing.label,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // A name is to be read, so it does not pulse.
  animation: 'none',
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
