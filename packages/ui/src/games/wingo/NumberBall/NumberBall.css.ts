import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';
import { BALL_RADIUS, ballPaint, paint } from '../paint';

export const root = styleIn('features', {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  aspectRatio: '1',
  inlineSize: '2.25rem',
  borderRadius: BALL_RADIUS,
  boxShadow: vars.shadow.raised,
  fontSize: vars.font.size.s,
  verticalAlign: 'middle',
  containerType: 'inline-size',
  selectors: {
    '&[data-size="small"]': { inlineSize: '1.75rem' },
    '&[data-size="large"]': { inlineSize: '4.5rem' },
    '&[data-size="fill"]': { inlineSize: '100%' },

    '&[data-color="green"]': { background: ballPaint('green') },
    '&[data-color="red"]': { background: ballPaint('red') },
    '&[data-color="red+violet"]': { background: ballPaint('red', 'violet') },
    '&[data-color="green+violet"]': { background: ballPaint('green', 'violet') },
  },
  '@media': { '(forced-colors: active)': { border: `${vars.border.thick} solid CanvasText` } },
});

/** Disc behind the digit, which has the same contrast on every ball colour. */
export const digit = styleIn('features', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(100% * ${vars.ball.face})`,
  aspectRatio: '1',
  borderRadius: BALL_RADIUS,
  background: paint.paper,
  color: paint.ink,
  fontSize: `calc(74cqi * ${vars.ball.face})`,
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  // Centres the glyph instead of the line box.
  textBox: 'trim-both cap alphabetic',
});
