import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
});

export const dot = styleIn('features', {
  inlineSize: '0.7em',
  blockSize: '0.7em',
  borderRadius: vars.radius.round,
  forcedColorAdjust: 'none',
  selectors: {
    [`${root}[data-bet="green"] &`]: { background: vars.color.game.green.solid },
    [`${root}[data-bet="red"] &`]: { background: vars.color.game.red.solid },
    [`${root}[data-bet="violet"] &`]: { background: vars.color.game.violet.solid },
  },
});

export const arrow = styleIn('features', {
  inlineSize: '1.1em',
  blockSize: '1.1em',
  color: vars.color.accent.text,
});
