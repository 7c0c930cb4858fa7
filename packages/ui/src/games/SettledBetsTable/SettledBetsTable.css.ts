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
      // Clipped, still read: the profit says it with its sign and colour.
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

/** Why there is no result. Its link is higher than a line, and may reach into the space of the cell. */
export const reason = styleIn('features', {
  display: 'inline-grid',
  marginBlock: `calc(-1 * ${vars.space.s})`,
  fontSize: vars.font.size.xs,
  '@container': { [PHONE]: { inlineSize: '4.5rem' } },
});

/** It breaks, as it stands in the place of a number. */
export const reasonLink = styleIn('features', {
  justifyContent: 'center',
  selectors: { '&&': { whiteSpace: 'normal' } },
});

/** What there is no room for on a phone; the reason takes both lines there. */
export const roomy = styleIn('features', { '@container': { [PHONE]: { display: 'none' } } });

export const spare = styleIn('features', { '@container': { [PHONE]: { display: 'none' } } });

/** A header that takes no room, and is read: the arrow below it says enough to eyes. */
export const unseen = styleIn('features', { '@container': { [PHONE]: { fontSize: 0 } } });

/** Above a ball, which is narrower than its word; the cells beside it can wrap. */
export const whole = styleIn('features', {
  overflowWrap: 'break-word',
  '@container': { [NARROWEST]: { paddingInline: vars.space.xxs } },
});

/** The period, which the details have too. */
export const round = styleIn('features', {
  '@container': { [NARROWEST]: { display: 'none' } },
});

/** Its space is that of the cell. */
export const details = styleIn('features', { marginInline: `calc(-1 * ${vars.space.s})` });

export const chevron = styleIn('features', {
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
