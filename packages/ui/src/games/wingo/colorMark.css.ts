import type { Color } from '@platform/rules/wingo';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** Returns a mark's fill, with an outline that contrasts with every background. */
const toned = (color: Color) => ({
  [`&[data-color="${color}"]`]: {
    fill: vars.color.game[color].solid,
    stroke: vars.color.game[color].text,
  },
});

export const mark = styleIn('features', {
  flexShrink: 0,
  inlineSize: '1em',
  blockSize: '1em',
  strokeWidth: '1.5px',
  strokeLinejoin: 'round',
  overflow: 'visible',
  forcedColorAdjust: 'none',
  selectors: { ...toned('green'), ...toned('violet'), ...toned('red') },
});

/** Mark in the text colour, for backgrounds in the mark's own colour. */
export const onFill = styleIn('features', {
  inlineSize: '0.75em',
  blockSize: '0.75em',
  fill: 'currentColor',
});
