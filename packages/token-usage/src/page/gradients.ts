import list from 'postcss/lib/list';

export interface Between {
  from: string;
  to: string;
  /** Position between the stops, from 0 at `from` to 1 at `to`. */
  at: number;
}

/** Rectangle, and a point in the same coordinate system, in pixels. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  x: number;
  y: number;
}

const pixels = (text: string, whole: number) =>
  text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);

const SIDES: Record<string, number> = { top: 0, right: 90, bottom: 180, left: 270 };

function degrees(head: string): number {
  const angle = /(-?[\d.]+)deg/.exec(head);
  if (angle) return Number(angle[1]);
  const side = /to (top|right|bottom|left)/.exec(head)?.[1] ?? 'bottom';
  return SIDES[side] ?? 180;
}

/** Returns the position of a point along a linear gradient, as a fraction of the gradient line. */
function alongLine(head: string, place: Place): { share: number; length: number } {
  const angle = (degrees(head) * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const length = Math.abs(place.width * dx) + Math.abs(place.height * dy);
  const x = place.x - place.left - place.width / 2;
  const y = place.y - place.top - place.height / 2;
  return { share: (x * dx + y * dy) / length + 0.5, length };
}

/** Returns the distance of a point from the centre of a radial gradient, as a fraction of the radius. */
function fromCentre(head: string, place: Place): { share: number; length: number } {
  const [size = '', at = '50% 50%'] = head.split(/\s*at\s+/);
  const [atX = '50%', atY = '50%'] = list.space(at);
  const x = place.x - place.left - pixels(atX, place.width);
  const y = place.y - place.top - pixels(atY, place.height);
  const radii = list.space(size).filter((word) => /^[\d.]+(px|%)$/.test(word));
  const closest = Math.min(place.width, place.height) / 2;
  const corner = Math.hypot(place.width, place.height) / 2;
  const usual = size.includes('closest-side') ? closest : corner;
  const rx = radii[0] === undefined ? usual : pixels(radii[0], place.width);
  const ry = radii[1] === undefined ? rx : pixels(radii[1], place.height);
  return { share: Math.hypot(x / rx, y / ry), length: rx };
}

interface Stop {
  color: string;
  /** Position as a fraction of the gradient line. */
  position: number;
}

const POSITION = /^-?[\d.]+(px|%)$/;

function stopsOf(parts: readonly string[], length: number): Stop[] {
  const stops = parts.flatMap((part): Partial<Stop>[] => {
    const all = list.space(part);
    const color = all.filter((word) => !POSITION.test(word)).join(' ');
    const positions = all.filter((word) => POSITION.test(word));
    if (positions.length === 0) return [{ color }];
    return positions.map((text) => ({ color, position: pixels(text, length) / length }));
  });
  return stops.map(({ color = '', position }, index) => ({
    color,
    position: position ?? index / Math.max(1, stops.length - 1),
  }));
}

/**
 * Returns the colours of a gradient at a point. Ignores repeating gradients, which draw hairlines
 * and not a background.
 */
export function gradientAt(image: string, place: Place): Between | undefined {
  const [, kind, inside = ''] = /^(linear|radial)-gradient\((.*)\)$/.exec(image) ?? [];
  if (!kind) return undefined;
  const parts = list.comma(inside);
  const isStop = (part: string) => /^(rgb|oklab|oklch|color)a?\(/.test(part);
  const head = isStop(parts[0] ?? '') ? '' : (parts[0] ?? '');
  const { share, length } = kind === 'linear' ? alongLine(head, place) : fromCentre(head, place);
  const stops = stopsOf(parts.filter(isStop), length);
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return undefined;
  if (share <= first.position) return { from: first.color, to: first.color, at: 0 };
  for (const [index, { color, position }] of stops.entries()) {
    const next = stops[index + 1];
    if (!next || share >= next.position) continue;
    return { from: color, to: next.color, at: (share - position) / (next.position - position) };
  }
  return { from: last.color, to: last.color, at: 0 };
}
