import { readFile } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import { serveStatic } from 'hono/serve-static';

/** Files that are named by their content. */
const NEVER_CHANGES = /[/\\]assets[/\\]/;

/**
 * Serves the files of the web build, compressed where the build has them so. A file that is named by its
 * content is read once and stays in memory, at most the size of the build: to open, read and close a small
 * file takes longer than all else that its answer needs.
 *
 * @param folder the folder of the build
 */
export function builtFiles(folder: string): MiddlewareHandler {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const getContent = async (path: string) => {
    const known = kept.get(path);
    if (known) return known;
    // What is not there is looked for again: any number of names are asked for.
    const read = await readFile(path).catch(() => null);
    if (read && NEVER_CHANGES.test(path)) kept.set(path, read);
    return read;
  };
  return serveStatic({ root: folder, precompressed: true, getContent });
}
