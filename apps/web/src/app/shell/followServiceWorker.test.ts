// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followServiceWorker } from './followServiceWorker';

/** Worker that knows the files of its own version, like the real worker. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly said: unknown[] = [];

  constructor(readonly files: readonly string[]) {
    super();
  }

  postMessage(data: unknown, ports: MessagePort[] = []) {
    this.said.push(data);
    ports[0]?.postMessage(this.files.includes(String(data)));
  }

  install() {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update = vi.fn().mockResolvedValue(undefined);

  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    worker.install();
  }
}

const OWN = '/assets/main-1.js';
let registration: FakeRegistration;
let container: EventTarget & { controller: unknown; register: () => Promise<FakeRegistration> };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  document.head.innerHTML = `<script type="module" src="${OWN}"></script>`;
  registration = new FakeRegistration();
  container = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});
afterEach(() => vi.useRealTimers());

test('a worker of another version waits for the user’s consent', async () => {
  const ask = vi.fn();
  await followServiceWorker(ask);
  const worker = new FakeWorker(['/assets/main-2.js']);
  registration.find(worker);
  await expect.poll(() => ask.mock.calls).toHaveLength(1);
  expect(worker.said).toEqual([OWN]);
  (ask.mock.calls[0]?.[0] as () => void)();
  expect(worker.said).toEqual([OWN, 'take over']);
});

test('a worker of the page’s own version activates without asking', async () => {
  const ask = vi.fn();
  await followServiceWorker(ask);
  const worker = new FakeWorker([OWN]);
  registration.find(worker);
  await expect.poll(() => worker.said).toEqual([OWN, 'take over']);
  expect(ask).not.toHaveBeenCalled();
});

test('finds a worker that has been waiting since an earlier visit', async () => {
  const ask = vi.fn();
  registration.waiting = new FakeWorker([]);
  await followServiceWorker(ask);
  await expect.poll(() => ask.mock.calls).toHaveLength(1);
});

test('ignores the first worker of a browser', async () => {
  const ask = vi.fn();
  container.controller = null;
  await followServiceWorker(ask);
  const worker = new FakeWorker([]);
  registration.find(worker);
  expect(worker.said).toEqual([]);
  expect(ask).not.toHaveBeenCalled();
});

test('an open app checks for a new version every hour', async () => {
  await followServiceWorker(vi.fn());
  expect(registration.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(7_200_000);
  expect(registration.update).toHaveBeenCalledTimes(2);
});
