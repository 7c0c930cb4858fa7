import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('layout', {
  flexShrink: 0,
  alignSelf: 'stretch',
  margin: 0,
  border: 0,
  // Draws a border instead of a background, which forced colours would remove.
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  selectors: {
    '&[data-orientation="vertical"]': {
      borderBlockStart: 0,
      borderInlineStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
    },
  },
});
