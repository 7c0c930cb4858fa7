import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Manifest entry of a build file. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** Chunks by source file, relative to the project folder. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** @throws Error if the folder has no build */
export function readManifest(build: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch (cause) {
    throw new Error(`There is no web build in ${build}. Run 'npm run bench -- web'.`, { cause });
  }
}

/** Returns the manifest keys of the page's entry modules. */
export const entriesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.isEntry);

/** Returns the files that these sources load, including transitive imports. */
export function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const chunks = new Set(sources);
  // The loop also visits keys added during the iteration.
  for (const key of chunks) manifest[key]?.imports?.forEach((each) => chunks.add(each));
  return new Set(
    [...chunks].flatMap((key) => {
      const chunk = manifest[key];
      return chunk ? [chunk.file, ...(chunk.css ?? [])] : [];
    }),
  );
}
