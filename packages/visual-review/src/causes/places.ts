import type { Box, Region } from '../compare.ts';
import type { Part } from '../inPage.ts';
import type { Cause } from './cause.ts';

const areaOf = ([, , , width, height]: Part) => width * height;

/** Returns true if a part overlaps a box. */
export const meets = ([, left, top, width, height]: Part, box: Box) =>
  left < box.left + box.width &&
  box.left < left + width &&
  top < box.top + box.height &&
  box.top < top + height;

/** Returns the sizes of a component's parts, sorted, so that their places do not matter. */
export const sizesOf = (parts: readonly Part[]) =>
  parts
    .map(([, , , width, height]) => `${width}x${height}`)
    .sort()
    .join();

/** Changed component that appears in a picture. */
export interface Candidate {
  cause: Cause;
  parts: readonly Part[];
  isResized: boolean;
}

/** Finds the changed component that explains a region: the smallest that overlaps it, resized ones first. */
export function explain({ box }: Region, candidates: readonly Candidate[]): Candidate[] {
  const met = candidates.flatMap((candidate) => {
    const areas = candidate.parts.filter((part) => meets(part, box)).map(areaOf);
    return areas.length > 0 ? [{ candidate, area: Math.min(...areas) }] : [];
  });
  // A resized component moves its surroundings, so it explains more than a change in them.
  const resized = met.filter(({ candidate }) => candidate.isResized);
  const [smallest] = (resized.length > 0 ? resized : met).sort((a, b) => a.area - b.area);
  return smallest ? [smallest.candidate] : [];
}
