import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { chromium as engine } from 'playwright';
import { freePort } from '../../packages/testing/src/freePort.ts';
import { signUp, storageOf } from '../../packages/testing/src/member.ts';
import { startPlatformServer } from '../../packages/testing/src/platformServer.ts';
import { chromium } from '../../packages/testing/src/chromium.ts';

/**
 * Pages to measure. SEO is not measured on member pages, because search engines do not see them.
 */
const PAGES = [
  { name: 'Landing', path: '/', member: false },
  { name: 'Dashboard', path: '/dashboard', member: true },
  // Lighthouse observes for 40 s. In shorter rounds, betting would close meanwhile, and Lighthouse would
  // report a late paint.
  { name: 'Wingo', path: '/wingo10Minute', member: true },
];
const FOR_ALL = ['performance', 'accessibility', 'best-practices'];

const BRAND = 'aurora';
/** Number of runs. The median run counts, because other work on the machine slows some runs. */
const RUNS = 3;

async function run(url: string, port: number, categories: readonly string[]): Promise<Result> {
  const outcome = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    // Keeps the member signed in.
    disableStorageReset: true,
  });
  if (!outcome) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { lhr } = outcome;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

const performanceOf = ({ categories }: Result) => categories['performance']?.score ?? 0;

/** Returns the transferred bytes, including headers. */
function transferred(lhr: Result): number {
  const { details } = lhr.audits['network-requests'] ?? {};
  const items = details?.type === 'table' ? details.items : [];
  return items.reduce((total, item) => total + Number(item['transferSize'] ?? 0), 0);
}

function print(name: string, lhr: Result): void {
  const scores = Object.values(lhr.categories).map(
    ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
  );
  const shown = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
    .concat('cumulative-layout-shift')
    .map((id) => `${lhr.audits[id]?.title} ${lhr.audits[id]?.displayValue}`);
  console.log(`${name}: ${scores.join(', ')}`);
  console.log(`  ${shown.join(', ')}`);
  console.log(`  transferred ${(transferred(lhr) / 1000).toFixed(1)} kB`);
  const audits = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1);
  for (const { id } of audits) console.log(`  costs points: ${lhr.audits[id]?.title} (${id})`);
}

/** Runs Lighthouse's mobile profile against the real server, as a visitor and as a member. */
export async function benchLighthouse(): Promise<void> {
  const server = await startPlatformServer();
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    const member = await signUp(server.url('localhost'), { name: 'Light House' });
    const port = await freePort();
    const context = await engine.launchPersistentContext(profile, {
      ...chromium,
      args: [...chromium.args, `--remote-debugging-port=${port}`],
    });
    // Reuses the existing tab, because Lighthouse opens its own tab in front of it.
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    console.log(`\nLighthouse, mobile profile, ${BRAND}: the median of ${RUNS} runs`);
    for (const { name, path, member: forMembers } of PAGES) {
      const url = server.url(BRAND) + path;
      if (forMembers) {
        await page.goto(server.url(BRAND));
        await page.evaluate((entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        }, storageOf(member));
        await page.goto('about:blank');
      }
      const results: Result[] = [];
      for (let count = 0; count < RUNS; count += 1) {
        // Makes each run a first visit, without cached files or a service worker from an earlier
        // run.
        await session.send('Network.clearBrowserCache');
        await session.send('Storage.clearDataForOrigin', {
          origin: server.url(BRAND),
          storageTypes: 'service_workers,cache_storage',
        });
        results.push(await run(url, port, forMembers ? FOR_ALL : [...FOR_ALL, 'seo']));
      }
      const median = results.sort((a, b) => performanceOf(a) - performanceOf(b))[RUNS >> 1];
      if (median) print(name, median);
    }
    await context.close();
  } finally {
    await server.stop();
    await rm(profile, { recursive: true, force: true });
  }
}
