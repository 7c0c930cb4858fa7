import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('data', {
  display: 'inline-flex',
  verticalAlign: 'middle',
  selectors: {
    '&[data-status="success"]': { color: vars.color.success.text },
    '&:is([data-status="pending"], [data-status="held"], [data-status="review"])': {
      color: vars.color.warning.text,
    },
    '&[data-status="failed"]': { color: vars.color.danger.text },
    '&[data-status="void"]': { color: vars.color.text.muted },
  },
});

export const icon = styleIn('data', { inlineSize: vars.size.icon, blockSize: vars.size.icon });
