import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', {
  display: 'inline-flex',
  gap: vars.space.xs,
  verticalAlign: 'middle',
});

export const dot = styleIn('features', {
  inlineSize: '0.9em',
  blockSize: '0.9em',
  borderRadius: vars.radius.round,
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-color="green"]': { background: vars.color.game.green.solid },
    '&[data-color="red"]': { background: vars.color.game.red.solid },
    '&[data-color="violet"]': { background: vars.color.game.violet.solid },
  },
});
