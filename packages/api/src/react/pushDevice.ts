/** Ability and permission of this browser to notify while the site is closed. */
export type PushSupport = 'ready' | 'denied' | 'unsupported';

/** Time allowed for the service worker to start, in ms. */
const WORKER_MS = 10_000;

/** Returns this browser's ability to notify, without asking for permission. */
export function pushSupport(): PushSupport {
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!can) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

export async function currentSubscription(): Promise<PushSubscription | undefined> {
  if (pushSupport() === 'unsupported') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/**
 * Ends this browser's subscription. Its push service then reports this to the server.
 *
 * @param endpoint ends only a subscription with this endpoint. @default any subscription
 */
export async function endSubscription(endpoint?: string): Promise<void> {
  try {
    const found = await currentSubscription();
    if (endpoint === undefined || found?.endpoint === endpoint) await found?.unsubscribe();
  } catch {
    // The browser refuses to list its subscriptions, so there is none to end.
  }
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const isSame = (some: ArrayBuffer | null, other: Uint8Array) =>
  some !== null && new Uint8Array(some).toString() === other.toString();

/** Waits for the service worker with a time limit, because a disabled one never starts. */
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
 * @param key the server's public key, in base64url; a subscription with another key is replaced
 */
export async function subscribeDevice(key: string): Promise<PushSubscription> {
  const { pushManager } = await workerReady();
  const applicationServerKey = bytesOf(key);
  const former = await pushManager.getSubscription();
  if (former && isSame(former.options.applicationServerKey, applicationServerKey)) return former;
  await former?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
