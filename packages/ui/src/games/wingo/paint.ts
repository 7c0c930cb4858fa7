import type { Color } from '@platform/rules/wingo';
import { vars } from '../../theme/contract.css';

/** The brand's lightest and darkest colours, the same in both colour schemes. */
const PAPER = `light-dark(${vars.color.surface}, ${vars.color.text.default})`;
const INK = `light-dark(${vars.color.text.default}, ${vars.color.canvas})`;

export const paint = { paper: PAPER, ink: INK };

const solid = (color: Color) => vars.color.game[color].solid;

export const BALL_RADIUS = `calc(50% * ${vars.ball.round})`;

/** Highlight at the upper left of a ball, and shading at its lower edge. */
const SHEEN = `radial-gradient(circle at 32% 22%, color-mix(in oklab, ${PAPER} calc(55% * ${vars.ball.gloss}), transparent), transparent 42%)`;
const SHADE = `radial-gradient(circle at 40% 30%, transparent 52%, color-mix(in oklab, ${INK} calc(42% * ${vars.ball.gloss}), transparent))`;

/** Returns the background of a ball in one colour, or split into two. */
export const ballPaint = (first: Color, second: Color = first): string =>
  `${SHEEN}, ${SHADE}, linear-gradient(135deg, ${solid(first)} 50%, ${solid(second)} 50%)`;
