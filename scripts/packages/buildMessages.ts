import { join } from 'node:path';
import { root } from './buildPackage.ts';
import { readManifest, writeFacts, type Manifest } from './manifest.ts';

/** Where a file of the workspace's `dist` is, once `dist` is the package itself. */
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

/** Makes the compiled messages a package: `npm run messages` has written its modules. */
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
