import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', {
  selectors: {
    '&[data-blocked]': { opacity: 0.5, cursor: 'not-allowed', translate: 'none' },
  },
});
