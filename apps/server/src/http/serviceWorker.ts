import { createHash } from 'node:crypto';
import { brandCss, type Brand } from '@platform/tokens';
import { appIconPath } from '../pictures/appIcons';

/** Files that the service worker caches, by language of the build. */
export type Shells = Readonly<Record<string, readonly string[]>>;

/** Icon for notifications. Some systems do not show SVG icons, so it is a PNG. */
const NOTIFICATION_ICON = 'app-192.png';

/** Returns the scripts and styles that the page of a build loads, without the hints that the server adds. */
export const shellIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/[^"]*assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, path = '']) => path,
    ),
  ),
];

/**
 * Renders the service worker of a brand's site: the build's worker, preceded by its data. The version
 * changes with the files and the design of the brand, so that browsers update the worker.
 */
export function renderServiceWorker(worker: string, shells: Shells, brand: Brand): string {
  const { name } = brand;
  const icon = appIconPath(brand, NOTIFICATION_ICON);
  const parts = [worker, JSON.stringify(shells), name, icon, brand.logo.version, brandCss(brand)];
  const version = createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 16);
  return `const BUILD = ${JSON.stringify({ version, shells, name, icon })};\n${worker}`;
}

/**
 * Script that replaces the service worker when it is disabled. The script unregisters itself and
 * deletes its caches.
 */
export const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;
