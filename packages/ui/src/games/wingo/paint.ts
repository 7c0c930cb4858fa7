import type { Color } from '@platform/rules/wingo';
import { vars } from '../../theme/contract.css';

/** The lightest and darkest colour of the brand, whichever scheme is on: what a ball is printed with. */
const PAPER = `light-dark(${vars.color.surface}, ${vars.color.text.default})`;
const INK = `light-dark(${vars.color.text.default}, ${vars.color.canvas})`;

export const paint = { paper: PAPER, ink: INK };

const solid = (color: Color) => vars.color.game[color].solid;

/** Light falls on a ball from the upper left, and its lower edge lies in shade. */
const SHEEN = `radial-gradient(circle at 32% 22%, color-mix(in oklab, ${PAPER} 55%, transparent), transparent 42%)`;
const SHADE = `radial-gradient(circle at 40% 30%, transparent 52%, color-mix(in oklab, ${INK} 42%, transparent))`;

/** The surface of a ball in one colour, or split in two. */
export const ballPaint = (first: Color, second: Color = first): string =>
  `${SHEEN}, ${SHADE}, linear-gradient(135deg, ${solid(first)} 50%, ${solid(second)} 50%)`;
