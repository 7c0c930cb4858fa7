import { countBy, maxBy } from 'es-toolkit';
import { groundAt } from './ground.ts';
import { colourOf, opacityOf, type Painted } from './paint.ts';
import type { Spot } from './spot.ts';

/** Controls whose edge must stand out from the background. */
export const CONTROLS = [
  'input:not([type="hidden"])',
  'select',
  'textarea',
  ...['combobox', 'checkbox', 'radio', 'switch', 'spinbutton'].map((role) => `[role="${role}"]`),
].join();
const NEAR = 1.5;
/** Maximum number of levels between a control and the ancestor that draws its frame. */
const FRAMES_OUT = 3;

const isDrawn = (style: string, width: string, color: string) =>
  style !== 'none' && Number.parseFloat(width) > 0 && !color.endsWith(', 0)');

/** Returns the nearest element that draws a border: the control itself or a box around it. */
function frameOf(control: Element): Element | undefined {
  let at: Element | null = control;
  for (let out = 0; at && out <= FRAMES_OUT; out += 1, at = at.parentElement) {
    const { borderLeftStyle, borderLeftWidth, borderLeftColor, borderTopWidth } =
      getComputedStyle(at);
    if (
      isDrawn(borderLeftStyle, borderLeftWidth, borderLeftColor) &&
      Number.parseFloat(borderTopWidth) > 0
    ) {
      return at;
    }
  }
  return undefined;
}

/** Returns the most frequent background around a component, because a neighbour may cover one side. */
function mostCommon(grounds: readonly Painted[][]): Painted[] | undefined {
  const counts = countBy(grounds, (ground) => JSON.stringify(ground));
  return maxBy(grounds, (ground) => counts[JSON.stringify(ground)] ?? 0);
}

/** Returns the background just outside a box, from which its edge or focus ring must stand out. */
function outside(element: Element, distance: number): Painted[] | undefined {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  // Skips a box that is covered, for example by a dialog.
  if (!groundAt({ x, y }, element)) return undefined;
  const points = [
    { x, y: bottom + distance },
    { x: left - distance, y },
    { x: right + distance, y },
    { x, y: top - distance },
  ];
  return mostCommon(
    points.flatMap((point) => [groundAt(point) ?? []].filter(({ length }) => length > 0)),
  );
}

/** Returns the spot for a control's edge; an empty list if no edge is drawn or visible. */
export function edgeSpots(control: Element): Spot[] {
  const frame = frameOf(control);
  const ground = frame && outside(frame, NEAR);
  if (!frame || !ground) return [];
  return [{ kind: 'edge', front: colourOf(frame, 'borderLeftColor'), ground }];
}

export function ringSpots(element: Element): Spot[] {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
  if (!isDrawn(outlineStyle, outlineWidth, outlineColor) || opacityOf(element) === 0) return [];
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const ground = outside(element, reach + NEAR);
  if (!ground) return [];
  return [{ kind: 'ring', front: colourOf(element, 'outlineColor'), ground }];
}
