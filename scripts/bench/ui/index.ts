import { median } from 'es-toolkit';
import { chromium as engine } from 'playwright';
import { chromium } from '../../../packages/testing/src/chromium.ts';
import { buildScreens, LIBRARIES } from './build.ts';
import { MEASURES, measureScreen, type Figures, type Measure } from './measure.ts';

const show = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/**
 * Measures the same screen with each library: a menu of 55 links, selects, a table of 100 rows, a form in a
 * dialog, and toasts. Each round measures every library once, so that other work on the machine affects all
 * of them. A figure is the median of the rounds. Times are those of the main thread, except the first
 * render. Loading and toasts run on a processor slowed down 4 times.
 */
export async function benchUi(rounds: number): Promise<void> {
  const folderOf = buildScreens();
  const browser = await engine.launch(chromium);
  const figures = new Map<string, Figures[]>(LIBRARIES.map((library) => [library, []]));
  const medianOf = (library: string, measure: Measure) =>
    median((figures.get(library) ?? []).map((measured) => measured[measure]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [library, measured] of figures) {
        measured.push(await measureScreen(browser, library, folderOf(library)));
      }
    }
  } finally {
    await browser.close();
  }

  console.log(`\n## ui: one screen, ${LIBRARIES.length} libraries, median of ${rounds} rounds\n`);
  console.log(row(['', ...LIBRARIES, 'best peer', 'ratio', 'goal']));
  console.log(`|---|${'--:|'.repeat(LIBRARIES.length)}---|--:|--:|`);
  for (const [measure, { title, goal }] of Object.entries(MEASURES)) {
    const all = LIBRARIES.map((library) => medianOf(library, measure as Measure));
    const [ours = Number.NaN, ...peers] = all;
    const best = Math.min(...peers);
    const name = LIBRARIES[all.lastIndexOf(best)] ?? '';
    console.log(row([title, ...all.map(show), name, (ours / best).toFixed(2), goal ?? '']));
  }
}
