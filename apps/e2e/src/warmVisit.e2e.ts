import { expect, test } from './fixtures.ts';

/** Slow 3G profile of WebPageTest: 400 kbit/s, 400 ms round trip. */
const SLOW_3G = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };

/**
 * Limits for 4 s on slow 3G: three sequential steps on new connections, 0.8 s each, and 1.2 s for the
 * bytes.
 */
const MOST = { steps: 3, bytes: 60_000 };

/** All times are in seconds on the same clock. */
interface Loaded {
  url: string;
  bytes: number;
  sentAt: number;
  doneAt: number;
}

/** Returns the minimum number of sequential steps for these responses. */
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
  'a previously visited board is usable on slow 3G within 4 s, estimated from its bytes and sequential steps',
  { tag: ['@phone', '@proof'] },
  async ({ page, member: _ }, info) => {
    const green = page.getByRole('button', { name: /^Green\b/ });
    await page.goto('/wingo10Minute');
    await expect(green).toBeEnabled({ timeout: 60_000 });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // Betting stays open for at least 30 s, so no draw adds requests.
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
    // Ignores cached responses.
    cdp.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes, timestamp }) => {
      const request = sent.get(requestId);
      if (request && bytes > 0) loaded.push({ ...request, bytes, doneAt: timestamp });
    });
    const start = performance.now();
    await page.goto('/wingo10Minute', { waitUntil: 'commit' });
    await expect(green).toBeEnabled();
    // The time is only printed, because it depends on the load of the machine.
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    info.annotations.push({ type: 'usable after', description: `${seconds} s` });

    const about = loaded.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
    const bytes = loaded.reduce((sum, each) => sum + each.bytes, 0);
    expect(bytes, about).toBeGreaterThan(0);
    expect(bytes, about).toBeLessThanOrEqual(MOST.bytes);
    expect(stepsOf(loaded), about).toBeLessThanOrEqual(MOST.steps);
  },
);
