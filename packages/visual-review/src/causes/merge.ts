import { unique, type Cause, type Evidence } from './cause.ts';

/** Returns the cause of each crop; null if pictures of several causes show it. */
export function causesByCrop(
  found: readonly (readonly [Evidence, Cause[]])[],
): Map<string, Cause | null> {
  const byCrop = new Map<string, Cause | null>();
  for (const [{ regions }, [cause, ...others]] of found) {
    if (!cause || others.length > 0) continue;
    for (const { crop } of regions) {
      const known = byCrop.get(crop);
      byCrop.set(crop, known === undefined || known?.id === cause.id ? cause : null);
    }
  }
  return byCrop;
}

/** Narrows several causes to those whose crops are in the picture, if these crops are all of it. */
export function narrowed(
  { regions }: Evidence,
  causes: Cause[],
  byCrop: Map<string, Cause | null>,
) {
  if (causes.length < 2 || regions.length === 0) return causes;
  const known = regions.map(({ crop }) => byCrop.get(crop));
  return known.every((cause) => cause && causes.some(({ id }) => id === cause.id))
    ? unique(known as Cause[])
    : causes;
}

/** Returns causes of pictures that the sources do not explain: the same crop, or the story. */
export function byLooks(evidence: readonly Evidence[]): Map<string, Cause> {
  const keysByCrop = new Map<string, string[]>();
  for (const { key, regions } of evidence) {
    const crop = regions[0]?.crop;
    if (crop !== undefined) keysByCrop.set(crop, [...(keysByCrop.get(crop) ?? []), key]);
  }
  return new Map(
    evidence.map(({ key, story, regions }): [string, Cause] => {
      const crop = regions[0]?.crop ?? '';
      const isShared = (keysByCrop.get(crop)?.length ?? 0) > 1;
      const name = `${story.title} · ${story.name}`;
      return [
        key,
        isShared
          ? { id: `crop:${crop}`, kind: 'crop', name: 'the same difference' }
          : { id: `story:${story.id}`, kind: 'story', name },
      ];
    }),
  );
}

/** Joins the tokens that changed exactly the same pictures to one cause. */
export function joined(causes: ReadonlyMap<string, readonly Cause[]>): Map<string, Cause[]> {
  const keysById = new Map<string, string[]>();
  const tokens = new Map<string, Cause>();
  for (const [key, found] of causes) {
    for (const cause of found) {
      keysById.set(cause.id, [...(keysById.get(cause.id) ?? []), key]);
      if (cause.kind === 'token') tokens.set(cause.id, cause);
    }
  }
  const twins = new Map<string, Cause[]>();
  for (const [id, cause] of tokens) {
    const keys = (keysById.get(id) ?? []).join();
    twins.set(keys, [...(twins.get(keys) ?? []), cause]);
  }
  const instead = new Map<string, Cause>();
  for (const together of twins.values()) {
    if (together.length < 2) continue;
    const names = together.map(({ name }) => name).sort();
    const one: Cause = { id: `token:${names.join('+')}`, kind: 'token', name: names.join(', ') };
    for (const { id } of together) instead.set(id, one);
  }
  return new Map(
    [...causes].map(([key, found]) => [
      key,
      unique(found.map((one) => instead.get(one.id) ?? one)),
    ]),
  );
}
