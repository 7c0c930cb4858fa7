import { isEqual, isPlainObject } from 'es-toolkit';
import { printJson, type BrandFolder } from '@platform/tokens';

type Files = BrandFolder['files'];

export interface ThreeVersions {
  base: Files;
  /** Files that are served. */
  theirs: Files;
  /** Files to publish. */
  ours: Files;
}

export interface Merged {
  files: Map<string, Uint8Array>;
  /**
   * Paths that both versions changed differently, such as `brand.json: title`. In `files`, they
   * have the value of `ours`.
   */
  conflicts: string[];
}

/** Value at one path in each of the three versions; undefined if the version lacks it. */
interface Values {
  base: unknown;
  theirs: unknown;
  ours: unknown;
}

const keysOf = (value: unknown): string[] => (isPlainObject(value) ? Object.keys(value) : []);

/** Returns the value that only one version changed; undefined for a conflict. */
function oneSided({ base, theirs, ours }: Values): { value: unknown } | undefined {
  if (isEqual(theirs, ours) || isEqual(theirs, base)) return { value: ours };
  return isEqual(ours, base) ? { value: theirs } : undefined;
}

/** Lists, token values and other values are merged as a whole. */
function mergeValues(values: Values, place: readonly string[], conflicts: string[]): unknown {
  const decided = oneSided(values);
  if (decided) return decided.value;
  const { base, theirs, ours } = values;
  // The parts of a token's value, such as colour components, have no meaning on their own.
  const isWhole = place.at(-1) === '$value' || !isPlainObject(theirs) || !isPlainObject(ours);
  if (isWhole) {
    conflicts.push(place.join('.'));
    return ours;
  }
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...keysOf(ours), ...keysOf(theirs)])) {
    const at = (value: unknown): unknown => (isPlainObject(value) ? value[key] : undefined);
    const value = mergeValues(
      { base: at(base), theirs: at(theirs), ours: at(ours) },
      [...place, key],
      conflicts,
    );
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

function parsed(name: string, bytes: Uint8Array | undefined): unknown {
  if (!bytes || !name.endsWith('.json')) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function mergeFile(
  name: string,
  files: ThreeVersions,
  conflicts: string[],
): Uint8Array | undefined {
  const [base, theirs, ours] = [files.base.get(name), files.theirs.get(name), files.ours.get(name)];
  const decided = oneSided({ base, theirs, ours });
  if (decided) return decided.value as Uint8Array | undefined;
  const [left, right] = [parsed(name, theirs), parsed(name, ours)];
  if (!isPlainObject(left) || !isPlainObject(right)) {
    conflicts.push(name);
    return ours;
  }
  const found: string[] = [];
  const values = { base: parsed(name, base), theirs: left, ours: right };
  const merged = mergeValues(values, [], found) as object;
  conflicts.push(...found.map((place) => `${name}: ${place}`));
  return new TextEncoder().encode(printJson(merged));
}

/**
 * Merges two versions. If only one version changed a JSON key or a file, the result has that
 * version's value.
 */
export function mergeFiles(versions: ThreeVersions): Merged {
  const conflicts: string[] = [];
  const files = new Map<string, Uint8Array>();
  for (const name of new Set([...versions.ours.keys(), ...versions.theirs.keys()])) {
    const bytes = mergeFile(name, versions, conflicts);
    if (bytes) files.set(name, bytes);
  }
  return { files, conflicts };
}
