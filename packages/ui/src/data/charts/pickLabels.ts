export interface PickedLabel {
  index: number;
  /** Position, in percent of the plot width. */
  at: number;
  /** Side of the label that is aligned with the position. */
  align: 'start' | 'center' | 'end';
  /** Space available for the label, in percent of the plot width. */
  room: number;
}

/**
 * Picks the points to label. The labels are far enough apart for a few words each.
 *
 * @param places positions of the points, in percent, in ascending order
 * @param most maximum number of labels, at least 2
 */
export function pickLabels(places: readonly number[], most: number): PickedLabel[] {
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  // Tolerates rounding errors in the positions.
  const least = ((last - first) / (most - 1)) * 0.999;
  const picked: { index: number; place: number }[] = [];
  let gap = 100;
  for (const [index, place] of places.entries()) {
    const distance = place - (picked.at(-1)?.place ?? -Infinity);
    if (distance < least || distance === 0) continue;
    picked.push({ index, place });
    gap = Math.min(gap, distance);
  }
  const fits = (room: number) =>
    picked.every(({ place }) => place >= room / 2 && place <= 100 - room / 2);
  // Labels at the axis ends extend inwards. If they are the only two labels, they share the gap.
  const room = fits(gap) ? gap : gap * (picked.length === 2 ? 1 / 2 : 2 / 3);
  return picked.map(({ index, place }) => {
    if (place < room / 2) return { index, room, at: 0, align: 'start' };
    if (place > 100 - room / 2) return { index, room, at: 100, align: 'end' };
    return { index, room, at: place, align: 'center' };
  });
}
