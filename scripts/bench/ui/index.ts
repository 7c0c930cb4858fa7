import { chromium as engine } from 'playwright';
import { chromium } from '../../../packages/testing/src/chromium.ts';
import { buildScreens, LIBRARIES, type Library } from './build.ts';
import { type Figures, type Measure, MEASURES, measureScreen } from './measure.ts';

/** Libraries with a look and components of their own. Plain HTML and bare Radix only show the floor. */
const PEERS: readonly Library[] = ['shadcn', 'mantine', 'aria', 'braid'];

/** How much of the best peer's figure ours may be at most. */
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
const ROUNDS = 5;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const show = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/**
 * The same screen with each library: a menu of 55 links, selects, tabs, a table of 100 rows, a form in
 * a dialog, toasts. Each round measures every library once, in turn, so that what the machine does
 * meanwhile meets them all; a figure is the median of the rounds. Times are of the main thread's own
 * time, except the first render's; loading and toasts on a processor slowed down 4 times.
 */
export async function benchUi(): Promise<void> {
  const folderOf = buildScreens(LIBRARIES);
  const browser = await engine.launch(chromium);
  const rounds: Record<Library, Figures>[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const found = {} as Record<Library, Figures>;
      for (const library of LIBRARIES) {
        found[library] = await measureScreen(browser, library, folderOf(library));
      }
      rounds.push(found);
    }
  } finally {
    await browser.close();
  }

  const figure = (library: Library, measure: Measure) =>
    median(rounds.map((round) => round[library][measure]));
  const measures = Object.keys(MEASURES) as Measure[];
  console.log(`\n## ui: one screen, ${LIBRARIES.length} libraries, median of ${ROUNDS} rounds\n`);
  console.log(`| | ${LIBRARIES.join(' | ')} | best peer | ratio | goal |`);
  console.log(`|---|${'--:|'.repeat(LIBRARIES.length)}---|--:|--:|`);
  for (const measure of measures) {
    const [best] = PEERS.toSorted((a, b) => figure(a, measure) - figure(b, measure)) as [Library];
    const ratio = figure('ours', measure) / figure(best, measure);
    const cells = LIBRARIES.map((library) => show(figure(library, measure)));
    console.log(
      `| ${MEASURES[measure]} | ${cells.join(' | ')} | ${best} | ${ratio.toFixed(2)} | ${GOALS[measure] ?? ''} |`,
    );
  }
}
