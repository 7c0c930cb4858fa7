import { NARROWEST } from '../../data/HistoryTable/asCards';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const bet = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
});

export const outcome = styleIn('features', {
  flexShrink: 0,
  '@container': {
    [NARROWEST]: {
      // Hides the icon visually. The sign and the colour of the profit still show the outcome.
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const lines = styleIn('features', {
  display: 'inline-grid',
  gap: vars.space.xs,
  alignItems: 'center',

  selectors: {
    '[data-align="center"] > &': { justifyItems: 'center' },
    '[data-align="end"] > &': { justifyItems: 'end' },
  },
});

export const second = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.body,
});

const PHONE = '(max-width: 37rem)';

/**
 * Reason why a round has no result. Its link is taller than a line of text, so negative margins let
 * the link extend into the padding of the cell.
 */
export const reason = styleIn('features', {
  display: 'inline-grid',
  marginBlock: `calc(-1 * ${vars.space.s})`,
  fontSize: vars.font.size.xs,
  '@container': { [PHONE]: { inlineSize: '4.5rem' } },
});

/** Link of the reason. It wraps, because its text is longer than the number that it replaces. */
export const reasonLink = styleIn('features', {
  justifyContent: 'center',
  selectors: { '&&': { whiteSpace: 'normal' } },
});

/** Period below the reason, hidden on phones, where the reason itself takes two lines. */
export const roomy = styleIn('features', { '@container': { [PHONE]: { display: 'none' } } });

/** Date column, hidden on phones. */
export const spare = styleIn('features', { '@container': { [PHONE]: { display: 'none' } } });

/** Header of the details column. On phones only screen readers get its text, above an arrow button. */
export const unseen = styleIn('features', { '@container': { [PHONE]: { fontSize: 0 } } });

/** Header of the result column. It must not break, although the balls below are narrower. */
export const whole = styleIn('features', {
  overflowWrap: 'break-word',
  '@container': { [NARROWEST]: { paddingInline: vars.space.xxs } },
});

/** Period below the ball, hidden on the narrowest phones. The details show the period, too. */
export const round = styleIn('features', {
  '@container': { [NARROWEST]: { display: 'none' } },
});

/** Details button: negative margins extend it into the padding of the cell. */
export const details = styleIn('features', { marginInline: `calc(-1 * ${vars.space.s})` });

export const chevron = styleIn('features', {
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
