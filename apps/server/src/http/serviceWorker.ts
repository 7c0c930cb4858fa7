import { createHash } from 'node:crypto';
import { brandCss, type Brand } from '@platform/tokens';
import { appIconPath } from '../pictures/appIcons';

/** What the service worker keeps, by the language of the build: what every page loads. */
export type Shells = Readonly<Record<string, readonly string[]>>;

/** A drawing would not do: not every system shows one beside a notification. */
const NOTIFICATION_ICON = 'app-192.png';

/** The scripts and styles that the page of a build names, without those that the server adds for a page. */
export const shellIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/[^"]*assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, path = '']) => path,
    ),
  ),
];

/**
 * The service worker for the site of a brand: the one of the build, with what it keeps written in front.
 * It is another when a file or the look of the brand has changed, which is how browsers notice.
 */
export function renderServiceWorker(worker: string, shells: Shells, brand: Brand): string {
  const { name } = brand;
  const icon = appIconPath(brand, NOTIFICATION_ICON);
  const parts = [worker, JSON.stringify(shells), name, icon, brand.logo.version, brandCss(brand)];
  const version = createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 16);
  return `const BUILD = ${JSON.stringify({ version, shells, name, icon })};\n${worker}`;
}

/**
 * What takes the place of the service worker where it is switched off: it ends itself in every browser
 * that has one, and deletes what that has kept.
 */
export const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;
