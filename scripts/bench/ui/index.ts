import { median } from 'es-toolkit';
import { chromium as engine } from 'playwright';
import { chromium } from '../../../packages/testing/src/chromium.ts';
import { buildScreens, COMBOBOXES, LIBRARIES, type Library } from './build.ts';
import { type Figures, type Measure, MEASURES, measureScreen } from './measure.ts';
import { measureOptions, OPTION_MEASURES, type OptionMeasure } from './options.ts';

const show = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** Numbers of options of a combobox. */
const COUNTS = [5_000, 10_000];

type Rows = [Measure, (typeof MEASURES)[Measure]][];

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/**
 * Measures the same screen with each library: a menu of 55 links, selects, a table of 100 rows, a form in a
 * dialog, and toasts. Each round measures every library once, so that other work on the machine affects all
 * of them. A figure is the median of the rounds. Times are those of the main thread, except the first
 * render. Loading and toasts run on a processor slowed down 4 times. A second table compares comboboxes with
 * thousands of options.
 */
export async function benchUi(rounds: number): Promise<void> {
  const folderOf = buildScreens();
  const browser = await engine.launch(chromium);
  const measured: { library: Library; figures: Figures }[] = [];
  const options: { library: Library; count: number; figures: Record<OptionMeasure, number> }[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const library of LIBRARIES) {
        const figures = await measureScreen(browser, library, folderOf(library));
        measured.push({ library, figures });
      }
      for (const library of COMBOBOXES) {
        for (const count of COUNTS) {
          const figures = await measureOptions(browser, folderOf(library, 'Options'), count);
          options.push({ library, count, figures });
        }
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

  console.log('\n### Comboboxes\n');
  console.log(row(['', ...COMBOBOXES, 'ratio']));
  console.log(`|---|${'--:|'.repeat(COMBOBOXES.length)}--:|`);
  for (const count of COUNTS) {
    for (const [measure, title] of Object.entries(OPTION_MEASURES) as [OptionMeasure, string][]) {
      const [ours = Number.NaN, peer = Number.NaN] = COMBOBOXES.map((library) =>
        median(
          options.flatMap((one) =>
            one.library === library && one.count === count ? one.figures[measure] : [],
          ),
        ),
      );
      console.log(
        row([`${count} options: ${title}`, show(ours), show(peer), (ours / peer).toFixed(2)]),
      );
    }
  }
}
