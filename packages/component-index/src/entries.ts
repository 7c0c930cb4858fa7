import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partition } from 'es-toolkit';
import { importsOf, resolveRelative } from './sourceFile.ts';

export interface Exported {
  /** Module specifier, such as `./primitives/Menu/MenuItem` or `@platform/rules/models`. */
  module: string;
  names: string[];
  types: boolean;
}

/** Entry: the public names of one component, with the types that its props use. */
export interface Entry {
  name: string;
  exports: Exported[];
}

const STATEMENT = /export (type )?\{([^}]*)\} from '([^']+)';/g;

/** Reads the exports of an index. Throws if the index contains anything but re-exports. */
function readIndex(path: string): Exported[] {
  const index = readFileSync(path, 'utf8');
  const rest = index.replace(STATEMENT, '').replace(/^\/\/.*$/gm, '');
  if (rest.trim())
    throw new Error(`The index may only re-export names, but it has: ${rest.trim()}`);
  return [...index.matchAll(STATEMENT)].map(([, types, names = '', module = '']) => ({
    module,
    names: names.split(',').flatMap((name) => name.trim() || []),
    types: types !== undefined,
  }));
}

/** Entries of modules that several components share, by module. */
const SHARED: Readonly<Record<string, string>> = {
  './account/termsText': 'TermsBox',
  './data/charts/chartData': 'LineChart',
  './games/dice/moneyOdds': 'DiceBoard',
  './games/dice/odds': 'DiceBoard',
  './games/gameFigures': 'GameGuide',
  './games/guides/useGameGuides': 'GameGuide',
  './games/guides/useWingoReturns': 'GameGuide',
  './games/plinko/types': 'PlinkoGame',
  './games/wingo/sounds/playSound': 'WingoBoard',
  './internal/Field/Field': 'TextField',
  './internal/mergeProps': 'HistoryTable',
  './internal/useDraft': 'Form',
  './layout/gap': 'Stack',
};

/** Returns a module's entry: the folder of its component, or `theme`. */
function entryOf(module: string): string {
  const shared = SHARED[module];
  if (shared) return shared;
  const folder = module.split('/').at(-2) ?? '';
  if (!/^([A-Z]|historyColumns$|theme$)/.test(folder))
    throw new Error(
      `${module} is in the index, but SHARED in packages/component-index/src/entries.ts knows no entry for it.`,
    );
  return folder;
}

/**
 * Reads a package's entries from its index: one per component folder, in the order of the index. A
 * type from another package belongs to every component whose modules import that type.
 */
export function readEntries(source: string): Entry[] {
  const index = join(source, 'index.ts');
  const [own, foreign] = partition(readIndex(index), ({ module }) => module.startsWith('.'));
  const names = [...new Set(own.map(({ module }) => entryOf(module)))];
  return names.map((name) => {
    const exports = own.filter(({ module }) => entryOf(module) === name);
    const imports = exports.flatMap(({ module }) => importsOf(resolveRelative(index, module)));
    const models = foreign.map((each) => {
      const used = imports.filter(({ module }) => module === each.module);
      return { ...each, names: each.names.filter((type) => used.some((one) => one.name === type)) };
    });
    return { name, exports: [...exports, ...models.filter((each) => each.names.length > 0)] };
  });
}
