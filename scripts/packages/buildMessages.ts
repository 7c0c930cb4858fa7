import { join } from 'node:path';
import { root } from './buildPackage.ts';
import { readManifest, writeFacts, type Manifest } from './manifest.ts';

/** Converts a path below the workspace's `dist` to a path in the published package. */
const published = (path: string): string => path.replace('./dist/', './');

const publishedEntry = (entry: unknown): unknown =>
  typeof entry === 'string'
    ? published(entry)
    : Object.fromEntries(
        Object.entries(entry as Record<string, string>).map(([condition, path]) => [
          condition,
          published(path),
        ]),
      );

/** Turns the compiled messages into a package. `npm run messages` must have written its modules. */
export function buildMessages(): void {
  const folder = join(root, 'packages/messages');
  const manifest: Manifest = readManifest(folder);
  const exports = Object.fromEntries(
    Object.entries(manifest.exports)
      .filter(([entry]) => entry !== './package.json')
      .map(([entry, target]) => [entry, publishedEntry(target)]),
  );
  writeFacts(root, folder, exports);
}
