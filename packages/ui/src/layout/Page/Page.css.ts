import { styleIn } from '../../theme/styleIn';
import { gapSelectors } from '../gap';
import { pageRule } from './pageRule';

export const root = styleIn('layout', { ...pageRule, selectors: { ...gapSelectors } });
