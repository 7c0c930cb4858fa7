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
      // Visually hidden. The sign and the colour of the profit show the outcome.
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
 * Reason in place of a result. Its link is higher than a line and may extend into the padding of
 * the cell.
 */
export const reason = styleIn('features', {
  display: 'inline-grid',
  marginBlock: `calc(-1 * ${vars.space.s})`,
  fontSize: vars.font.size.xs,
  '@container': { [PHONE]: { inlineSize: '4.5rem' } },
});

/** Allows line breaks, because it replaces a number. */
export const reasonLink = styleIn('features', {
  justifyContent: 'center',
  selectors: { '&&': { whiteSpace: 'normal' } },
});

/** Hidden on a phone, where the reason takes both lines. */
export const roomy = styleIn('features', { '@container': { [PHONE]: { display: 'none' } } });

export const spare = styleIn('features', { '@container': { [PHONE]: { display: 'none' } } });

/** Header for screen readers only; sighted readers see the arrow below it. */
export const unseen = styleIn('features', { '@container': { [PHONE]: { fontSize: 0 } } });

/** Keeps the header whole above the narrower ball. The other cells can wrap. */
export const whole = styleIn('features', {
  overflowWrap: 'break-word',
  '@container': { [NARROWEST]: { paddingInline: vars.space.xxs } },
});

/** Hides the period, which the details show as well. */
export const round = styleIn('features', {
  '@container': { [NARROWEST]: { display: 'none' } },
});

/** Extends the button into the padding of the cell. */
export const details = styleIn('features', { marginInline: `calc(-1 * ${vars.space.s})` });

export const chevron = styleIn('features', {
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
