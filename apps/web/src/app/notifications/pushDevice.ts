/** Whether this browser can notify while the site is closed, and whether its reader lets it. */
export type PushSupport = 'ready' | 'denied' | 'unsupported';

/** How long the service worker may take to be there. */
const WORKER_MS = 10_000;

/** Whether this browser can notify, as far as it says before anyone is asked. */
export function pushSupport(): PushSupport {
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!can) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** The subscription of this browser; `undefined` where it has none. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  if (pushSupport() === 'unsupported') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/**
 * Ends the subscription of this browser. Its push service then tells the server that it is gone.
 *
 * @param endpoint only the one with this endpoint. @default whichever there is
 */
export async function endSubscription(endpoint?: string): Promise<void> {
  try {
    const found = await currentSubscription();
    if (endpoint === undefined || found?.endpoint === endpoint) await found?.unsubscribe();
  } catch {
    // The browser says nothing about its subscriptions: there is nothing to end.
  }
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const isSame = (some: ArrayBuffer | null, other: Uint8Array) =>
  some !== null && new Uint8Array(some).toString() === other.toString();

/** The service worker comes after the page; where it is switched off it never does. */
const workerReady = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('There is no service worker.')), WORKER_MS);
    }),
  ]);

/**
 * Subscribes this browser to its push service.
 *
 * @param key whose messages it is to expect, in base64url; a subscription with another key is replaced
 */
export async function subscribeDevice(key: string): Promise<PushSubscription> {
  const { pushManager } = await workerReady();
  const applicationServerKey = bytesOf(key);
  const former = await pushManager.getSubscription();
  if (former && isSame(former.options.applicationServerKey, applicationServerKey)) return former;
  await former?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
