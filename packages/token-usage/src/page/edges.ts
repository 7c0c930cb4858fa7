import { groundAt } from './ground.ts';
import { colourOf, opacityOf, type Source } from './paint.ts';
import type { Spot } from './spot.ts';

/** Controls whose edge has to be found. */
export const CONTROLS = [
  'input:not([type="hidden"])',
  'select',
  'textarea',
  ...['combobox', 'checkbox', 'radio', 'switch', 'spinbutton'].map((role) => `[role="${role}"]`),
].join();
const NEAR = 1.5;
/** The most that lies between a control and the frame that is drawn around it. */
const FRAMES_OUT = 3;

const isDrawn = (style: string, width: string, color: string) =>
  style !== 'none' && Number.parseFloat(width) > 0 && !color.endsWith(', 0)');

/** The frame that says 'this is a field': the control's own edge or that of a box around it. */
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

/** A neighbour may be on one side of a component: its background is on most sides. */
function mostCommon(grounds: readonly Source[][]): Source[] | undefined {
  const keyOf = (ground: readonly Source[]) => JSON.stringify(ground.map((source) => source()));
  const keys = grounds.map(keyOf);
  const count = (key: string) => keys.filter((other) => other === key).length;
  const most = Math.max(...keys.map(count));
  return grounds.find((_, index) => count(keys[index] ?? '') === most);
}

/** Returns the ground just outside a box, from which its edge or ring has to be distinguished. */
function outside(element: Element, distance: number): Source[] | undefined {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  // A box behind a dialog has no visible outside.
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

/** The edge of a control. */
export function edgeSpots(control: Element): Spot[] {
  const frame = frameOf(control);
  const ground = frame && outside(frame, NEAR);
  if (!frame || !ground) return [];
  return [{ kind: 'edge', element: frame, front: colourOf(frame, 'borderLeftColor'), ground }];
}

/** The ring around an element, where one is drawn. */
export function ringSpots(element: Element): Spot[] {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
  if (!isDrawn(outlineStyle, outlineWidth, outlineColor) || opacityOf(element) === 0) return [];
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const ground = outside(element, reach + NEAR);
  if (!ground) return [];
  return [{ kind: 'ring', element, front: colourOf(element, 'outlineColor'), ground }];
}
