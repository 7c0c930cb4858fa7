import { join } from 'node:path';
import { root } from './buildPackage.ts';
import { readManifest, writeFacts, type Manifest } from './manifest.ts';

/** Builds @platform/messages from the modules that `npm run messages` has written. */
export function buildMessages(): void {
  const folder = join(root, 'packages/messages');
  // Paths in the published package are relative to the workspace's `dist`.
  const json = JSON.stringify(readManifest(folder).exports).replaceAll('./dist/', './');
  writeFacts(root, folder, JSON.parse(json) as Manifest['exports']);
}
