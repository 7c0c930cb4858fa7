import type { Color } from '@platform/rules/wingo';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** Returns the fill of a colour. The outline has the contrast of text on any background. */
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

/** Mark on a background of its own colour: it has the colour of the text. */
export const onFill = styleIn('features', {
  inlineSize: '0.75em',
  blockSize: '0.75em',
  fill: 'currentColor',
});
