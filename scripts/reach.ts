/** Module in dependency-cruiser's JSON. Paths are relative to the root. */
export interface GraphModule {
  source: string;
  dependencies: readonly { resolved: string }[];
}

/**
 * Returns the modules that import the changed ones, directly or through others. The value is the length of
 * the shortest chain of imports; a changed module has 0.
 */
export function reachOf(
  modules: readonly GraphModule[],
  changed: readonly string[],
): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const known = importers.get(resolved);
      if (known) known.push(source);
      else importers.set(resolved, [source]);
    }
  }
  const distances = new Map(changed.map((path) => [path, 0]));
  // The loop also visits modules that are added while it runs, nearest first.
  for (const [path, distance] of distances) {
    for (const importer of importers.get(path) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}
