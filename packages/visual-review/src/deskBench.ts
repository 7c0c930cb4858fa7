/**
 * How long the desk takes from a press of J to the next picture being laid out, at 10,000 rows:
 * `node_modules/.bin/tsx packages/visual-review/src/deskBench.ts`. Prints milliseconds.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PNG } from 'pngjs';
import { openStore } from './pictureStore.ts';
import { writeReport } from './report.ts';
import { reviewPictures } from './review.ts';
import { launchBrowser } from './storyPage.ts';

const ROWS = 10_000;
const PRESSES = 200;

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
const store = openStore(join(folder, 'pictures'));
for (const grey of [90, 200]) {
  const png = new PNG({ width: 390, height: 844 });
  png.data.fill(grey);
  store.write(`grey${grey}`, { png: PNG.sync.write(png), parts: [] });
}
const side = (make: string) =>
  Array.from({ length: ROWS }, (_, at) => ({
    story: `ui-part${at % 200}--story${at}`,
    brand: 'aurora',
    scheme: 'dark' as const,
    width: 390,
    look: 'rest' as const,
    make,
  }));
// One pair is compared, and stands for all.
const [one] = side('grey200').slice(0, 1);
const [old] = side('grey90').slice(0, 1);
if (!one || !old) throw new Error('There are no rows.');
const problems = { before: new Map(), after: new Map() };
const review = await reviewPictures(
  { before: [old], after: [one] },
  { store, workers: 1, problems },
);
const changed = side('grey200').flatMap((shot) =>
  review.changed.map((change) => ({ ...change, shot })),
);
await writeReport(
  join(folder, 'report'),
  { ...review, changed, missed: [], causes: new Map() },
  { before: 'main', after: 'the working tree', stories: new Map(), store, decisions: {} },
);

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(pathToFileURL(join(folder, 'report/index.html')).href);
await page.locator('.row').first().waitFor();
// As a text, because the loader of this file names functions with a helper that the page lacks.
const times = (await page.evaluate(`(async () => {
  const times = [];
  for (let press = 0; press < ${PRESSES}; press += 1) {
    const start = performance.now();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }));
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
    await new Promise((painted) => requestAnimationFrame(painted));
  }
  return times.sort((a, b) => a - b);
})()`)) as number[];
await browser.close();
const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1);
console.log(`J at ${ROWS} rows: median ${at(0.5)} ms, 95 of 100 below ${at(0.95)} ms`);
