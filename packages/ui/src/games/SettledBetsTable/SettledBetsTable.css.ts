import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const bet = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
});

export const outcome = styleIn('features', { flexShrink: 0 });

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

export const spare = styleIn('features', {
  '@container': { '(max-width: 37rem)': { display: 'none' } },
});

export const details = styleIn('features', { marginInlineEnd: `calc(-1 * ${vars.space.s})` });

export const chevron = styleIn('features', {
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
