import { unique, type Cause, type Evidence } from './cause.ts';

/** Maps crops (hashes of differing regions) to their cause; `null` if pictures give different causes. */
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

/** Narrows several causes of a picture to those of its crops, if the cause of every crop is known. */
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

/** Returns a cause for each picture that the sources do not explain: a shared crop, or else the story. */
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

/** Merges tokens that changed exactly the same pictures into one cause. */
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
