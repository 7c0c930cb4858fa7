import { vars } from '../theme/contract.css';
import { styleIn } from '../theme/styleIn';

export const note = styleIn('features', { marginBlockStart: vars.space.s });
