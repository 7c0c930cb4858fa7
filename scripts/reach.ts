import { groupBy } from 'es-toolkit';

/** Paths are relative to the root. */
export interface GraphModule {
  source: string;
  dependencies: readonly { resolved: string }[];
}

/** The value is the length of the shortest chain of imports; a changed module has 0. */
export function reachOf(
  modules: readonly GraphModule[],
  changed: readonly string[],
): ReadonlyMap<string, number> {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ source, resolved })),
  );
  const importers = groupBy(imports, ({ resolved }) => resolved);
  const distances = new Map(changed.map((path) => [path, 0]));
  // The loop also visits modules that are added while it runs, nearest first.
  for (const [path, distance] of distances) {
    for (const { source } of importers[path] ?? []) {
      if (!distances.has(source)) distances.set(source, distance + 1);
    }
  }
  return distances;
}
