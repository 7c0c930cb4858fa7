import { chromium as engine } from 'playwright';
import { chromium } from '../../../packages/testing/src/chromium.ts';
import { buildScreen } from './build.ts';
import { measureScreen } from './measure.ts';

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Measures a screen of the design system: a menu of 55 links, selects, a table of 100 rows, a form in a
 * dialog, and toasts. A figure is the median of the rounds. Times are those of the main thread, except the
 * first render. Loading and toasts run on a processor slowed down 4 times.
 */
export async function benchUi(rounds: number): Promise<void> {
  const folder = await buildScreen();
  const browser = await engine.launch(chromium);
  const measured: Record<string, number>[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      measured.push(await measureScreen(browser, folder));
    }
  } finally {
    await browser.close();
  }
  console.log(`\n## ui: one screen, median of ${rounds} rounds\n`);
  for (const title of Object.keys(measured[0] ?? {})) {
    const figure = median(measured.map((figures) => figures[title] ?? Number.NaN));
    console.log(`${title.padEnd(16)} ${figure.toPrecision(3)}`);
  }
}
