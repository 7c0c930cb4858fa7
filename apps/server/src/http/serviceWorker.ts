import { createHash } from 'node:crypto';
import { brandCss, type Brand } from '@platform/tokens';
import { appIconPath } from '../pictures/appIcons';

export type Shells = Readonly<Record<string, readonly string[]>>;

/** Icon of notifications, as a PNG because some systems do not show SVG. */
const NOTIFICATION_ICON = 'app-192.png';

/** Returns the scripts and styles of a build's page, without the preload hints of the server. */
export const shellIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/[^"]*assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, path = '']) => path,
    ),
  ),
];

/**
 * Returns the service worker of a brand. Its version changes with the files and the design, so that
 * browsers update it.
 */
export function renderServiceWorker(worker: string, shells: Shells, brand: Brand): string {
  const { name } = brand;
  const icon = appIconPath(brand, NOTIFICATION_ICON);
  const parts = [worker, JSON.stringify(shells), name, icon, brand.logo.version, brandCss(brand)];
  const version = createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 16);
  return `const BUILD = ${JSON.stringify({ version, shells, name, icon })};\n${worker}`;
}

/** Replaces a disabled service worker: unregisters itself and deletes its caches. */
export const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;
