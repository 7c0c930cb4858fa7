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
      // Hides the icon visually: on a phone, the sign and the colour of the profit show the outcome.
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

/** Lets the tall reason link extend into the cell's padding. */
export const reason = styleIn('features', {
  display: 'inline-grid',
  marginBlock: `calc(-1 * ${vars.space.s})`,
  fontSize: vars.font.size.xs,
  '@container': { [PHONE]: { inlineSize: '4.5rem' } },
});

export const reasonLink = styleIn('features', {
  justifyContent: 'center',
  selectors: { '&&': { whiteSpace: 'normal' } },
});

/** Period below the reason, hidden on phones, where the reason takes up two lines. */
export const roomy = styleIn('features', { '@container': { [PHONE]: { display: 'none' } } });

export const spare = styleIn('features', { '@container': { [PHONE]: { display: 'none' } } });

export const unseen = styleIn('features', { '@container': { [PHONE]: { fontSize: 0 } } });

/** Keeps the result header on one line, although the balls in its cells are narrower. */
export const whole = styleIn('features', {
  overflowWrap: 'break-word',
  '@container': { [NARROWEST]: { paddingInline: vars.space.xxs } },
});

export const round = styleIn('features', {
  '@container': { [NARROWEST]: { display: 'none' } },
});

/** Extends the details button into the cell's padding. */
export const details = styleIn('features', { marginInline: `calc(-1 * ${vars.space.s})` });

export const chevron = styleIn('features', {
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
