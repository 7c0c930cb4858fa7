import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const actions = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.m,
  inlineSize: '100%',
  '@media': {
    '(max-width: 480px)': { flexDirection: 'column', flexWrap: 'nowrap' },
  },
});
