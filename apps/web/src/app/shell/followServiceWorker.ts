/** Interval between update checks while the app is open, in ms. */
const UPDATE_MS = 3_600_000;
/** Maximum wait for the new worker before the page reloads, in ms. */
const TAKE_OVER_MS = 3_000;

/** Returns the URL of the main script, which contains a content hash. */
const ownScript = () => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
};

const isOfThisVersion = (worker: ServiceWorker) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    worker.postMessage(ownScript(), [port2]);
  });

/**
 * Follows the service worker. A new worker activates without asking only if the page has the same
 * version.
 */
export async function followServiceWorker(onNewVersion: (reload: () => void) => void) {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/service-worker.js');

  const judge = async (waiting: ServiceWorker) => {
    // The first worker activates without waiting.
    if (!serviceWorker.controller) return;
    if (await isOfThisVersion(waiting)) return waiting.postMessage('take over');
    onNewVersion(() => {
      const reload = () => window.location.reload();
      serviceWorker.addEventListener('controllerchange', reload, { once: true });
      waiting.postMessage('take over');
      // The old worker may be busy. Reloading is safe, because HTML always comes from the server.
      setTimeout(reload, TAKE_OVER_MS);
    });
  };

  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void judge(worker);
    });
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  if (registration.waiting) void judge(registration.waiting);
  // Offline, the check fails. A later check finds the new version.
  setInterval(() => void registration.update().catch(() => undefined), UPDATE_MS);
}
