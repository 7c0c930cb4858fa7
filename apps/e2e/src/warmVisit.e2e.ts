import { expect, test } from './fixtures.ts';

/** Slow 3G, as WebPageTest has it: 400 kbit/s, 400 ms for the way there and back. */
const SLOW_3G = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };

/**
 * What fits into 4 s of it: three steps that each wait for the one before, on new connections 0.8 s
 * each, and 1.2 s of 50 kB.
 */
const MOST = { steps: 3, bytes: 60_000 };

/** An answer that came over the network. Times in seconds, on one clock. */
interface Loaded {
  url: string;
  bytes: number;
  sentAt: number;
  doneAt: number;
}

/** How many of them had to wait for the one before, at least. */
function stepsOf(loaded: readonly Loaded[]): number {
  let steps = 0;
  let end = -Infinity;
  for (const { sentAt } of loaded.toSorted((one, other) => one.sentAt - other.sentAt)) {
    if (sentAt < end) continue;
    steps += 1;
    end = Math.min(...loaded.filter((each) => each.sentAt >= sentAt).map(({ doneAt }) => doneAt));
  }
  return steps;
}

test(
  'a board that was visited before is usable on slow 3G within 4 s, by what is loaded and in how many steps',
  { tag: ['@phone', '@proof'] },
  async ({ page, member: _ }, info) => {
    const green = page.getByRole('button', { name: /^Green\b/ });
    await page.goto('/wingo10Minute');
    await expect(green).toBeEnabled({ timeout: 60_000 });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // What comes with a draw is not counted: there are 30 s left at least.
    await expect(page.getByText('Betting is open', { exact: true })).toBeVisible({
      timeout: 90_000,
    });
    await page.goto('about:blank');

    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_3G });
    const loaded: Loaded[] = [];
    const sent = new Map<string, Pick<Loaded, 'url' | 'sentAt'>>();
    cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) =>
      sent.set(requestId, { url: request.url, sentAt: timestamp }),
    );
    // What the browser has kept is not asked for.
    cdp.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes, timestamp }) => {
      const request = sent.get(requestId);
      if (request && bytes > 0) loaded.push({ ...request, bytes, doneAt: timestamp });
    });
    const start = performance.now();
    await page.goto('/wingo10Minute', { waitUntil: 'commit' });
    await expect(green).toBeEnabled();
    // To be read, not to be tested: it depends on what else this machine does.
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    info.annotations.push({ type: 'usable after', description: `${seconds} s` });

    const about = loaded.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
    const bytes = loaded.reduce((sum, each) => sum + each.bytes, 0);
    expect(bytes, about).toBeGreaterThan(0);
    expect(bytes, about).toBeLessThanOrEqual(MOST.bytes);
    expect(stepsOf(loaded), about).toBeLessThanOrEqual(MOST.steps);
  },
);
