/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many of a list, each at most once, in the order of the list. */
export function pick<T>(list: readonly T[], count: number, random: () => number): T[] {
  const order = list.map((_, index) => ({ index, key: random() }));
  const chosen = order.toSorted((a, b) => a.key - b.key).slice(0, count);
  return chosen
    .map(({ index }) => index)
    .sort((a, b) => a - b)
    .flatMap((index) => list.slice(index, index + 1));
}

/** So many of a list, as evenly from its groups as they have members. */
export function pickFromGroups<T>(
  list: readonly T[],
  groupOf: (item: T) => string,
  count: number,
  random: () => number,
): T[] {
  const groups = [...new Set(list.map(groupOf))].map((group) => {
    const members = list.filter((item) => groupOf(item) === group);
    return members.map((item) => ({ item, key: random() })).sort((a, b) => a.key - b.key);
  });
  const inTurns = list.flatMap((_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  );
  const chosen = new Set(inTurns.slice(0, count).map(({ item }) => item));
  return list.filter((item) => chosen.has(item));
}
