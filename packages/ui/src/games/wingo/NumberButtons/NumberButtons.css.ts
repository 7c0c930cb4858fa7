import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', { inlineSize: '100%', containerType: 'inline-size' });

export const numbers = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: `${vars.space.xs} ${vars.space.xxs}`,
  '@container': {
    '(min-width: 29rem)': { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' },
  },
});

export const cell = styleIn('features', {
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: 0,
  // Container of the amount, which shrinks to fit the button.
  containerType: 'inline-size',
});

export const prospect = styleIn('features', {
  color: vars.color.text.muted,
  // Reserves a line for the return.
  minBlockSize: '0.875rem',
  fontSize: vars.font.size.xs,
  lineHeight: '0.875rem',
});

export const button = styleIn('features', {
  inlineSize: vars.size.touch,
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.round,
  cursor: 'pointer',
  transition: `translate ${vars.duration.fast} ${vars.easing.standard}, opacity ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover:enabled': { translate: '0 -2px' },
    '&:active:enabled': { translate: '0 1px' },
    '&:disabled': { opacity: 0.4, filter: 'saturate(0.55)', cursor: 'not-allowed' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
