import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  justifyItems: 'center',
  gap: vars.space.m,
  inlineSize: '100%',
});

export const button = styleIn('features', {
  inlineSize: '100%',
  minInlineSize: vars.size.touch,
  maxInlineSize: '5rem',
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.round,
  cursor: 'pointer',
  transition: `translate ${vars.duration.fast} ${vars.easing.standard}, opacity ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover:enabled': { translate: '0 -3px' },
    '&:active:enabled': { translate: '0 1px' },
    '&:disabled': { opacity: 0.4, filter: 'saturate(0.55)', cursor: 'not-allowed' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
