import { chromium as engine } from 'playwright';
import { chromium } from '../../../packages/testing/src/chromium.ts';
import { buildScreens, LIBRARIES, type Library } from './build.ts';
import { type Figures, type Measure, MEASURES, measureScreen } from './measure.ts';

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const show = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

type Rows = [Measure, (typeof MEASURES)[Measure]][];

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
  const measured: { library: Library; figures: Figures }[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const library of LIBRARIES) {
        const figures = await measureScreen(browser, library, folderOf(library));
        measured.push({ library, figures });
      }
    }
  } finally {
    await browser.close();
  }

  const figure = (library: Library, measure: Measure) =>
    median(measured.flatMap((one) => (one.library === library ? one.figures[measure] : [])));
  console.log(`\n## ui: one screen, ${LIBRARIES.length} libraries, median of ${rounds} rounds\n`);
  console.log(row(['', ...LIBRARIES, 'best peer', 'ratio', 'goal']));
  console.log(`|---|${'--:|'.repeat(LIBRARIES.length)}---|--:|--:|`);
  for (const [measure, { title, goal }] of Object.entries(MEASURES) as Rows) {
    const figures = LIBRARIES.map((library) => figure(library, measure));
    const [ours = Number.NaN, ...peers] = figures;
    const best = Math.min(...peers);
    const name = LIBRARIES[figures.lastIndexOf(best)] ?? '';
    console.log(row([title, ...figures.map(show), name, (ours / best).toFixed(2), goal ?? '']));
  }
}
