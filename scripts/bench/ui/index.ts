import { chromium as engine } from 'playwright';
import { InputError } from '../../../packages/command-line/src/index.ts';
import { chromium } from '../../../packages/testing/src/chromium.ts';
import { type Breakdown, breakDown, KINDS, TRACED } from './breakdown.ts';
import { buildScreens, LIBRARIES, type Library } from './build.ts';
import { type Action, type Figures, type Measure, MEASURES, measureScreen } from './measure.ts';

/** Libraries with a look and components of their own. Plain HTML and bare Radix only show the floor. */
const PEERS: readonly Library[] = ['shadcn', 'mantine', 'aria', 'braid'];

/** Highest ratio of our figure to the best peer's. */
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

export interface UiOptions {
  /** The libraries to measure; without it, all of them. Without a peer there are no ratios. */
  libraries?: readonly string[] | undefined;
  rounds: number;
  /** Prints where the time of each action goes. The figures are then higher, by the tracing. */
  trace: boolean;
}

/** The libraries with these names. Throws an `InputError` for one that there is not. */
const chosenOf = (names: readonly string[]): readonly Library[] =>
  names.map((name) => {
    const library = LIBRARIES.find((other) => other === name);
    if (library) return library;
    throw new InputError(`There is no library '${name}': choose of ${LIBRARIES.join(', ')}.`);
  });

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/**
 * The same screen with each library: a menu of 55 links, selects, tabs, a table of 100 rows, a form in
 * a dialog, toasts. Each round measures every library once, in turn, so that what the machine does
 * meanwhile meets them all; a figure is the median of the rounds. Times are of the main thread's own
 * time, except the first render's; loading and toasts on a processor slowed down 4 times.
 */
export async function benchUi({ libraries, rounds: count, trace }: UiOptions): Promise<void> {
  const chosen = libraries ? chosenOf(libraries) : LIBRARIES;
  const folderOf = buildScreens(chosen);
  const browser = await engine.launch(chromium);
  const rounds: Partial<Record<Library, Figures>>[] = [];
  const traces: { library: Library; action: Action; found: Breakdown }[] = [];
  try {
    for (let round = 0; round < count; round += 1) {
      const found: (typeof rounds)[number] = {};
      for (const library of chosen) {
        found[library] = await measureScreen(
          browser,
          library,
          folderOf(library),
          async (action, page, act) => {
            if (!trace) return act();
            await browser.startTracing(page, { categories: TRACED });
            const result = await act();
            traces.push({ library, action, found: breakDown(await browser.stopTracing()) });
            return result;
          },
        );
      }
      rounds.push(found);
    }
  } finally {
    await browser.close();
  }

  const figure = (library: Library, measure: Measure) =>
    median(rounds.map((round) => round[library]?.[measure] ?? Number.NaN));
  const peers = chosen.includes('ours') ? PEERS.filter((library) => chosen.includes(library)) : [];
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
  if (!trace) return;

  const COUNTS = ['restyled', 'layouts'] as const;
  console.log('\nWhere the time goes, in ms; how many elements were restyled, and layouts:\n');
  console.log(row(['', 'library', ...KINDS, ...COUNTS]));
  console.log(`|---|---|${'--:|'.repeat(KINDS.length + COUNTS.length)}`);
  for (const action of new Set(traces.map((each) => each.action))) {
    for (const library of chosen) {
      const found = traces.filter((each) => each.action === action && each.library === library);
      const of = (name: keyof Breakdown) => median(found.map((each) => each.found[name]));
      const times = KINDS.map((kind) => of(kind).toFixed(1));
      console.log(row([MEASURES[action], library, ...times, ...COUNTS.map(of)]));
    }
  }
}
