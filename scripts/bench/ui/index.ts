import { chromium as engine } from 'playwright';
import { chromium } from '../../../packages/testing/src/chromium.ts';
import { buildScreen } from './build.ts';
import { type Figures, MEASURES, measureScreen } from './measure.ts';

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
  const measured: Figures[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      measured.push(await measureScreen(browser, folder));
    }
  } finally {
    await browser.close();
  }
  console.log(`\n## ui: one screen, median of ${rounds} rounds\n`);
  for (const measure of MEASURES) {
    const figure = median(measured.map((figures) => figures[measure]));
    console.log(`${measure.padEnd(16)} ${figure.toPrecision(3)}`);
  }
}
