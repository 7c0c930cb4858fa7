import { chromium as engine } from 'playwright';
import { InputError } from '../../../packages/command-line/src/index.ts';
import { chromium } from '../../../packages/testing/src/chromium.ts';
import { buildScreens, LIBRARIES, type Library } from './build.ts';
import { type Figures, type Measure, MEASURES, measureScreen } from './measure.ts';

/** Highest allowed ratio of our figure to the best peer's. */
const GOALS: Partial<Figures> = {
  bytes: 0.85,
  firstRender: 0.85,
  load: 0.8,
  heap: 0.9,
  elements: 1.05,
  brand: 0.8,
  dialog: 0.75,
  page: 0.8,
  accordion: 0.8,
  toasts: 0.7,
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const show = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** Returns the libraries with these names. Throws an `InputError` for an unknown name. */
const chosenOf = (names: readonly string[]): readonly Library[] =>
  names.map((name) => {
    const library = LIBRARIES.find((other) => other === name);
    if (library) return library;
    throw new InputError(`There is no library '${name}': choose of ${LIBRARIES.join(', ')}.`);
  });

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/**
 * Measures the same screen with each library: a menu of 55 links, selects, tabs, a table of 100 rows, a
 * form in a dialog, and toasts. Each round measures every library once, so that other work on the machine
 * affects all of them. A figure is the median of the rounds. Times are those of the main thread, except the
 * first render. Loading and toasts run on a processor slowed down 4 times.
 *
 * @param names libraries to measure; all by default. Without a peer, there are no ratios.
 */
export async function benchUi(count: number, names?: readonly string[]): Promise<void> {
  const chosen = names ? chosenOf(names) : LIBRARIES;
  const folderOf = buildScreens(chosen);
  const browser = await engine.launch(chromium);
  const rounds: Partial<Record<Library, Figures>>[] = [];
  try {
    for (let round = 0; round < count; round += 1) {
      const found: (typeof rounds)[number] = {};
      for (const library of chosen) {
        found[library] = await measureScreen(browser, library, folderOf(library));
      }
      rounds.push(found);
    }
  } finally {
    await browser.close();
  }

  const figure = (library: Library, measure: Measure) =>
    median(rounds.map((round) => round[library]?.[measure] ?? Number.NaN));
  const peers = chosen.includes('ours') ? chosen.filter((library) => library !== 'ours') : [];
  console.log(`\n## ui: one screen, ${chosen.length} libraries, median of ${count} rounds\n`);
  console.log(row(['', ...chosen, 'best peer', 'ratio', 'goal']));
  console.log(`|---|${'--:|'.repeat(chosen.length)}---|--:|--:|`);
  for (const measure of Object.keys(MEASURES) as Measure[]) {
    const [best] = peers.toSorted((a, b) => figure(a, measure) - figure(b, measure));
    const ratio = best && figure('ours', measure) / figure(best, measure);
    const cells = chosen.map((library) => show(figure(library, measure)));
    console.log(
      row([MEASURES[measure], ...cells, best ?? '', ratio?.toFixed(2) ?? '', GOALS[measure] ?? '']),
    );
  }
}
