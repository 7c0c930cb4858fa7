import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** Manifest entries by source file, relative to the project folder. */
export type Manifest = Readonly<Record<string, Chunk>>;

export function readManifest(build: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch (cause) {
    throw new Error(`There is no web build in ${build}. Run 'npm run bench -- web'.`, { cause });
  }
}

export const entriesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.isEntry);

export function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const chunks = new Set(sources);
  // Also visits the keys that the loop itself adds.
  for (const key of chunks) manifest[key]?.imports?.forEach((each) => chunks.add(each));
  return new Set(
    [...chunks].flatMap((key) => {
      const chunk = manifest[key];
      return chunk ? [chunk.file, ...(chunk.css ?? [])] : [];
    }),
  );
}
