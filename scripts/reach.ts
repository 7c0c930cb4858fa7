import { groupBy } from 'es-toolkit';

/** Module in the import graph. Paths are relative to the root. */
export interface GraphModule {
  source: string;
  dependencies: readonly { resolved: string }[];
}

/**
 * Returns the length of the shortest import chain from each module to a changed one, which has 0.
 */
export function reachOf(
  modules: readonly GraphModule[],
  changed: readonly string[],
): ReadonlyMap<string, number> {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ source, resolved })),
  );
  const importers = groupBy(imports, ({ resolved }) => resolved);
  const distances = new Map(changed.map((path) => [path, 0]));
  // Visits nearest modules first, including those that the loop adds.
  for (const [path, distance] of distances) {
    for (const { source } of importers[path] ?? []) {
      if (!distances.has(source)) distances.set(source, distance + 1);
    }
  }
  return distances;
}
