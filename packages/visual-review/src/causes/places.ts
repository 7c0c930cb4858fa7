import type { Box, Region } from '../compare.ts';
import type { Part } from '../inPage.ts';
import type { Cause } from './cause.ts';

const areaOf = ([, , , width, height]: Part) => width * height;

/** Tells if a part overlaps a box. */
export const meets = ([, left, top, width, height]: Part, box: Box) =>
  left < box.left + box.width &&
  box.left < left + width &&
  top < box.top + box.height &&
  box.top < top + height;

/** Returns the sizes of a component's parts, in an order that does not depend on their places. */
export const sizesOf = (parts: readonly Part[]) =>
  parts
    .map(([, , , width, height]) => `${width}x${height}`)
    .sort()
    .join();

/** Changed component that is in a picture. */
export interface Candidate {
  cause: Cause;
  parts: readonly Part[];
  isResized: boolean;
}

/** Finds the changed component that explains a region: the smallest around it, resized ones first. */
export function explain({ box }: Region, candidates: readonly Candidate[]): Candidate[] {
  const met = candidates.flatMap((candidate) => {
    const areas = candidate.parts.filter((part) => meets(part, box)).map(areaOf);
    return areas.length > 0 ? [{ candidate, area: Math.min(...areas) }] : [];
  });
  // A component that grew or shrank moves its surroundings, also if these were changed too.
  const resized = met.filter(({ candidate }) => candidate.isResized);
  const [smallest] = (resized.length > 0 ? resized : met).sort((a, b) => a.area - b.area);
  return smallest ? [smallest.candidate] : [];
}
