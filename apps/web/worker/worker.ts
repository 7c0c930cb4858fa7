/**
 * Caches the app's hashed files and an offline page, but no other pages, API responses or member
 * data. Shows push notifications while the site is closed. The server prepends `BUILD` to this
 * script.
 */

interface Build {
  /** Version, which changes with the app's files and the brand. */
  version: string;
  /** Files that every page loads, by language. */
  shells: Readonly<Record<string, readonly string[]>>;
  name: string;
  icon: string;
}

/** Push message from the server: see apps/server/src/ports/push/push.ts. */
interface Message {
  title: string;
  text: string;
  path: string;
}

declare const BUILD: Build;
declare const self: ServiceWorkerGlobalScope;

/** Path of the page shown while offline. */
const OFFLINE = '/offline';
/** Files with a content hash in their name. */
const ASSET = /^\/([a-z-]+\/)?assets\//;
const KEPT = 'app-';
const NAME = KEPT + BUILD.version;

const languageOf = (page: Response | undefined) => page?.headers.get('Content-Language') ?? '';

async function keepOffline(cache: Cache): Promise<string> {
  const page = await fetch(OFFLINE, { cache: 'no-store' });
  if (!page.ok) throw new Error(`${OFFLINE} was answered with ${page.status}`);
  await cache.put(OFFLINE, page.clone());
  return languageOf(page);
}

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  const language = await keepOffline(cache);
  await cache.addAll(BUILD.shells[language] ?? []);
}

async function forgetFormer(): Promise<void> {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(KEPT) && name !== NAME);
  await Promise.all(former.map((name) => caches.delete(name)));
}

async function assetOf(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request);
  if (kept) return kept;
  const file = await fetch(request);
  if (!file.ok) return file;
  // Stores the response instead of a clone. If the original is never read, a clone stays incomplete
  // and delays the next version.
  const isKept = await cache.put(request, file).then(
    () => true,
    () => false,
  );
  // If the cache is full, each request fetches the file.
  return (isKept && (await cache.match(request))) || fetch(request);
}

async function followLanguage(page: Response): Promise<void> {
  const cache = await caches.open(NAME);
  const kept = await cache.match(OFFLINE);
  if (languageOf(page) !== '' && languageOf(page) !== languageOf(kept)) await keepOffline(cache);
}

async function pageOf(event: FetchEvent): Promise<Response> {
  try {
    const page = await fetch(event.request);
    event.waitUntil(followLanguage(page).catch(() => undefined));
    return page;
  } catch {
    return (await caches.match(OFFLINE, { cacheName: NAME })) ?? Response.error();
  }
}

/**
 * Browsers require a notification for each event. If the message is invalid, the notification shows
 * only the brand.
 */
function messageOf(data: PushMessageData | null): Partial<Message> {
  try {
    return (data?.json() ?? {}) as Partial<Message>;
  } catch {
    return {};
  }
}

async function show(data: PushMessageData | null): Promise<void> {
  const { title, text = '', path = '/' } = messageOf(data);
  await self.registration.showNotification(title ? `${BUILD.name}: ${title}` : BUILD.name, {
    body: text,
    icon: BUILD.icon,
    data: path,
    // Repeated messages replace the first notification.
    tag: `${title}\n${text}`,
  });
}

async function open(path: unknown): Promise<void> {
  const { origin } = self.location;
  const url = new URL(String(path), origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((tab) => new URL(tab.url).pathname === url.pathname);
  if (there) await there.focus();
  // Opens only URLs of this site.
  else await self.clients.openWindow(url.origin === origin ? url.href : origin);
}

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => event.waitUntil(forgetFormer()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (ASSET.test(pathname)) event.respondWith(assetOf(request));
  else if (request.mode === 'navigate') event.respondWith(pageOf(event));
});

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/**
 * Handles messages from a page to a waiting worker: see
 * apps/web/src/app/shell/followServiceWorker.ts.
 */
self.addEventListener(
  'message',
  ({ data, ports: [port] }: { data: string; ports: readonly MessagePort[] }) => {
    if (data === 'take over') void self.skipWaiting();
    else port?.postMessage(Object.values(BUILD.shells).some((files) => files.includes(data)));
  },
);
