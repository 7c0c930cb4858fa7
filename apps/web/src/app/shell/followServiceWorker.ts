/** How often an app that stays open asks for a newer version. */
const UPDATE_MS = 3_600_000;
/** How long a reader who wants the new version waits for its worker. */
const TAKE_OVER_MS = 3_000;

/** The script of the page's build, whose name changes with every version. */
const ownScript = () => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
};

/** Whether a worker is of the version of this page. */
const isOfThisVersion = (worker: ServiceWorker) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    worker.postMessage(ownScript(), [port2]);
  });

/**
 * Registers the service worker and follows its versions. A new one takes over by itself only where the
 * page is as new; else the reader is asked.
 *
 * @param onNewVersion gets what loads the page again, in the new version
 */
export async function followServiceWorker(onNewVersion: (reload: () => void) => void) {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/service-worker.js');

  const judge = async (waiting: ServiceWorker) => {
    // The first one has nothing to wait for.
    if (!serviceWorker.controller) return;
    if (await isOfThisVersion(waiting)) return waiting.postMessage('take over');
    onNewVersion(() => {
      const reload = () => window.location.reload();
      serviceWorker.addEventListener('controllerchange', reload, { once: true });
      waiting.postMessage('take over');
      // The former worker may have something to finish first. The page comes from the server, also under it.
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
  // Without a connection there is none, and the next attempt finds it.
  setInterval(() => void registration.update().catch(() => undefined), UPDATE_MS);
}
