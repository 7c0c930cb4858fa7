import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const skin = styleIn('features', {
  selectors: {
    '&[data-color="green"]': { fill: vars.color.game.green.solid },
    '&[data-color="red"]': { fill: vars.color.game.red.solid },
    '&[data-color="violet"]': { fill: vars.color.game.violet.solid },
  },
});

/** Highlight of a ball, which is white in every brand. */
export const shine = styleIn('features', { fill: 'white', opacity: 0.5 });

export const shade = styleIn('features', { fill: 'black', opacity: 0.22 });

export const face = styleIn('features', { fill: 'white' });

export const digit = styleIn('features', {
  fill: 'black',
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.heading,
});
