import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Vite's manifest says of a file of a build. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  /** What is loaded with it, as keys of the manifest. */
  imports?: string[];
  css?: string[];
}

/** Chunks by the source that they begin with, seen from the project's folder. */
export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Reads what Vite says of a build.
 *
 * @throws Error when nothing is built there
 */
export function readManifest(build: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch (cause) {
    throw new Error(`There is no web build in ${build}. Run 'npm run bench -- web'.`, { cause });
  }
}

/** What the page itself begins with. */
export const entriesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.isEntry);

/** The files that are loaded for these sources: what they import, and what that imports. */
export function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const chunks = new Set(sources);
  // A set that grows while it is walked is walked to its end.
  for (const key of chunks) manifest[key]?.imports?.forEach((each) => chunks.add(each));
  return new Set(
    [...chunks].flatMap((key) => {
      const chunk = manifest[key];
      return chunk ? [chunk.file, ...(chunk.css ?? [])] : [];
    }),
  );
}
