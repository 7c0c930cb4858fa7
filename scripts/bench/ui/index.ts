import { mapKeys, median } from 'es-toolkit';
import { chromium as engine } from 'playwright';
import { chromium } from '../../../packages/testing/src/chromium.ts';
import { buildScreens, COMBOBOXES, LIBRARIES, type Library } from './build.ts';
import { MEASURES, measureScreen } from './measure.ts';
import { measureOptions, OPTION_MEASURES } from './options.ts';

const show = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** Numbers of options of a combobox. */
const COUNTS = [5_000, 10_000];

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
  /** Figures of all rounds, by library and measure. */
  const figures = new Map<string, number[]>();
  const record = (library: Library, measured: Readonly<Record<string, number>>) => {
    for (const [measure, value] of Object.entries(measured)) {
      const key = `${library} ${measure}`;
      figures.set(key, [...(figures.get(key) ?? []), value]);
    }
  };
  const medianOf = (library: Library, measure: string) =>
    median(figures.get(`${library} ${measure}`) ?? []);
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const library of LIBRARIES) {
        record(library, await measureScreen(browser, library, folderOf(library)));
      }
      for (const library of COMBOBOXES) {
        for (const count of COUNTS) {
          const measured = await measureOptions(browser, folderOf(library, 'Options'), count);
          record(
            library,
            mapKeys(measured, (_, measure) => `${count} ${measure}`),
          );
        }
      }
    }
  } finally {
    await browser.close();
  }

  console.log(`\n## ui: one screen, ${LIBRARIES.length} libraries, median of ${rounds} rounds\n`);
  console.log(row(['', ...LIBRARIES, 'best peer', 'ratio', 'goal']));
  console.log(`|---|${'--:|'.repeat(LIBRARIES.length)}---|--:|--:|`);
  for (const [measure, { title, goal }] of Object.entries(MEASURES)) {
    const all = LIBRARIES.map((library) => medianOf(library, measure));
    const [ours = Number.NaN, ...peers] = all;
    const best = Math.min(...peers);
    const name = LIBRARIES[all.lastIndexOf(best)] ?? '';
    console.log(row([title, ...all.map(show), name, (ours / best).toFixed(2), goal ?? '']));
  }

  console.log('\n### Comboboxes\n');
  console.log(row(['', ...COMBOBOXES, 'ratio']));
  console.log(`|---|${'--:|'.repeat(COMBOBOXES.length)}--:|`);
  for (const count of COUNTS) {
    for (const [measure, title] of Object.entries(OPTION_MEASURES)) {
      const [ours = Number.NaN, peer = Number.NaN] = COMBOBOXES.map((library) =>
        medianOf(library, `${count} ${measure}`),
      );
      const ratio = (ours / peer).toFixed(2);
      console.log(row([`${count} options: ${title}`, show(ours), show(peer), ratio]));
    }
  }
}
