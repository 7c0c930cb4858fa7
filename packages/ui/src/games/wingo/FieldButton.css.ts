import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';
import { NARROW, NARROWEST, TALL } from './boardSizes';

/** Styles with smaller padding and type, so that names fit on narrow boards. */
const narrow = {
  [NARROW]: { paddingInline: vars.space.xxs, fontSize: vars.font.size.s },
  [NARROWEST]: { paddingInline: 0, fontSize: vars.font.size.xs },
};
const tall = { [TALL]: { minBlockSize: '3.5rem' } };

export const button = styleIn('features', {
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
});

/** Skeleton with the size, name and shape of the button. */
export const skeleton = styleIn('features', {
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
});

/** Multiples that a bet pays, below its name. */
export const odds = styleIn('features', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  // Multiples keep a lower-case x beside a name in capitals.
  textTransform: 'none',
});
