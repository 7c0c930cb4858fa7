import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';
import { gapSelectors } from '../gap';

export const root = styleIn('layout', {
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minInlineSize: 0,
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space.xl})`,
  marginInline: 'auto',
  padding: vars.space.xl,
  selectors: { ...gapSelectors },
  '@media': {
    '(max-width: 768px)': { padding: vars.space.l },
  },
});
