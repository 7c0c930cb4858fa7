import { styleIn } from '../../theme/styleIn';
import { gapSelectors } from '../gap';

export const minColumnName = '--grid-min-column';

export const root = styleIn('layout', {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, var(${minColumnName})), 1fr))`,
  selectors: { ...gapSelectors },
});
