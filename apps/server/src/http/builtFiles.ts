import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { serveStatic } from 'hono/serve-static';

const NEVER_CHANGES = /[/\\]assets[/\\]/;

/** Data of the build itself, such as the table of preloads in `.vite`. Not for browsers. */
const HIDDEN = /(?:^|[/\\])\.(?!well-known[/\\])/;

/**
 * Serves the files of a folder. Keeps files with a content hash in memory, because file access
 * takes longer than the rest of the response.
 */
export function builtFiles(folder: string, below = ''): MiddlewareHandler {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const getContent = async (path: string) => {
    if (HIDDEN.test(relative(folder, path))) return null;
    const known = kept.get(path);
    if (known) return known;
    // Missing files are not cached, because clients can request arbitrarily many names.
    const read = await readFile(path).catch(() => null);
    if (read && NEVER_CHANGES.test(path)) kept.set(path, read);
    return read;
  };
  return serveStatic({
    root: folder,
    precompressed: true,
    getContent,
    rewriteRequestPath: (path) => path.slice(below.length),
  });
}
