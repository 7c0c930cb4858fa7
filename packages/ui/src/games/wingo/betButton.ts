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

/** What stands in for a betting button, in its size. */
export const betButtonSkeleton = { blockSize: BLOCK_SIZE } satisfies StyleRule;

/** The line under the name: how much it pays. */
export const betButtonOdds = {
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
} satisfies StyleRule;
