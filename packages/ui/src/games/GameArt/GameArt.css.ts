import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: `linear-gradient(135deg, ${vars.color.accent.subtle}, ${vars.color.spark.subtle})`,
  forcedColorAdjust: 'none',
});

export const drawing = styleIn('features', { inlineSize: '100%', blockSize: '100%' });

const LIGHT = `light-dark(${vars.color.surface}, ${vars.color.text.default})`;
const DARK = `light-dark(${vars.color.text.default}, ${vars.color.canvas})`;

const filled = (fill: string) => styleIn('features', { fill });

const lined = (stroke: string, strokeWidth: number) =>
  styleIn('features', {
    fill: 'none',
    stroke,
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  });

export const green = filled(vars.color.game.green.solid);
export const red = filled(vars.color.game.red.solid);
export const violet = filled(vars.color.game.violet.solid);
export const paper = filled(LIGHT);
export const ink = filled(DARK);
export const base = filled(vars.color.surface);
export const mutedFill = filled(vars.color.text.muted);
export const accentFill = filled(vars.color.accent.solid);
export const accentText = filled(vars.color.accent.text);
export const onAccent = filled(vars.color.accent.onSolid);
export const sparkFill = filled(vars.color.spark.solid);

export const shine = styleIn('features', { fill: LIGHT, opacity: 0.28 });
export const accentSoft = styleIn('features', { fill: vars.color.accent.solid, opacity: 0.28 });
export const mutedSoft = styleIn('features', { fill: vars.color.text.muted, opacity: 0.22 });

export const accentLine = lined(vars.color.accent.solid, 5);
export const onAccentLine = lined(vars.color.accent.onSolid, 4);
export const inkLine = lined(DARK, 4);
export const redLine = lined(vars.color.game.red.solid, 3);

export const number = styleIn('features', {
  fontFamily: vars.font.family.heading,
  fontSize: '36px',
  fontWeight: vars.font.weight.heading,
});
