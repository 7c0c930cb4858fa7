/** The label of a point on the horizontal axis. */
export interface PickedLabel {
  /** The point's place in the list. */
  index: number;
  /** Where its label is, in percent of the plot's width. */
  at: number;
  /** Which side of the label is there. */
  align: 'start' | 'center' | 'end';
  /** The width that it has for itself, in percent. */
  room: number;
}

/**
 * Which points have a label: so few, and so far from each other, that each has room for a few words.
 * Others are left out, never cut.
 *
 * @param places where the points are, in percent, in ascending order
 * @param most how many labels there is room for, from 2
 */
export function pickLabels(places: readonly number[], most: number): PickedLabel[] {
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  // A little less: places are fractions.
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
  // A label at an end of the axis grows inwards, towards the next one: two at the ends share the gap.
  const room = fits(gap) ? gap : gap * (picked.length === 2 ? 1 / 2 : 2 / 3);
  return picked.map(({ index, place }) => {
    if (place < room / 2) return { index, room, at: 0, align: 'start' };
    if (place > 100 - room / 2) return { index, room, at: 100, align: 'end' };
    return { index, room, at: place, align: 'center' };
  });
}
