import type { ChangedSources } from '../changedSources.ts';
import type { Sources } from '../sources.ts';
import { unique, type Cause, type Evidence } from './cause.ts';
import { Investigator } from './investigator.ts';
import { byLooks, causesByCrop, joined, narrowed } from './merge.ts';

/**
 * Finds the causes of differing pictures. Uses the changed files that a story loads, the places of their
 * components in the picture, and the changed tokens that the story shows. A picture may have several causes.
 *
 * @returns the causes of each difference, by its key; at least one
 */
export function causesOf(
  evidence: readonly Evidence[],
  changed: ChangedSources,
  sources: { before: Sources; after: Sources },
): Map<string, Cause[]> {
  const investigator = new Investigator(changed, sources);
  const found = evidence.map((one) => [one, unique(investigator.causesOf(one))] as const);
  const byCrop = causesByCrop(found);
  const looks = byLooks(found.filter(([, causes]) => causes.length === 0).map(([one]) => one));
  return joined(
    new Map(
      found.map(([one, causes]) => {
        const alike = looks.get(one.key);
        return [one.key, alike ? [alike] : narrowed(one, causes, byCrop)];
      }),
    ),
  );
}
