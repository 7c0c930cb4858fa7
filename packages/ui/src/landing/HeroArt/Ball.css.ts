import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** Custom property with the radius of a shape, if it is round. */
export const radius = '--ball-radius';

const corners = { rx: `calc(var(${radius}) * ${vars.ball.round})` };

export const skin = styleIn('features', {
  ...corners,
  selectors: {
    '&[data-color="green"]': { fill: vars.color.game.green.solid },
    '&[data-color="red"]': { fill: vars.color.game.red.solid },
    '&[data-color="violet"]': { fill: vars.color.game.violet.solid },
    '&[data-half]': { clipPath: 'inset(0 0 0 50%)' },
  },
});

/** Highlight of a ball, which is white in every brand. */
export const shine = styleIn('features', {
  fill: 'white',
  opacity: `calc(0.5 * ${vars.ball.gloss})`,
});

export const shade = styleIn('features', {
  fill: 'black',
  opacity: `calc(0.22 * ${vars.ball.gloss})`,
});

/** Face with its number, drawn at the default width. */
export const label = styleIn('features', { scale: `calc(${vars.ball.face} / 0.54)` });

export const face = styleIn('features', { ...corners, fill: 'white' });

export const digit = styleIn('features', {
  fill: 'black',
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.heading,
});
