import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names that the index exports from one module. */
interface Exported {
  /** As the index writes it: `./primitives/Menu/MenuItem` or `@platform/rules/models`. */
  module: string;
  names: string[];
  types: boolean;
}

/** An entry: everything public of one component, with the types that its props mention. */
export interface Entry {
  name: string;
  exports: Exported[];
}

const STATEMENT = /export (type )?\{([^}]*)\} from '([^']+)';/g;

/** The exports of the index, which is a list of re-exports and nothing else. */
function readIndex(source: string): Exported[] {
  const index = readFileSync(join(source, 'index.ts'), 'utf8');
  const rest = index.replace(STATEMENT, '').replace(/^\/\/.*$/gm, '');
  if (rest.trim())
    throw new Error(`The index may only re-export names, but it has: ${rest.trim()}`);
  return [...index.matchAll(STATEMENT)].map(([, types, names = '', module = '']) => ({
    module,
    names: names.split(',').flatMap((name) => name.trim() || []),
    types: types !== undefined,
  }));
}

/** The entries of modules that several components share. */
const SHARED: Readonly<Record<string, string>> = {
  './account/termsText': 'TermsBox',
  './games/plinko/types': 'PlinkoGame',
  './internal/Field/Field': 'TextField',
  './internal/mergeProps': 'HistoryTable',
  './internal/useDraft': 'Form',
  './layout/gap': 'Stack',
};

/** The entry of a module: its component's folder, or `theme`. */
function entryOf(module: string): string {
  const folder = module.split('/').at(-2) ?? '';
  if (/^([A-Z]|historyColumns$|theme$)/.test(folder)) return folder;
  const shared = SHARED[module];
  if (!shared)
    throw new Error(`${module} is in the index, but scripts/packages knows no entry for it.`);
  return shared;
}

/** The source of a module of the index. */
const readSource = (source: string, module: string): string =>
  readFileSync(
    [`${module}.tsx`, `${module}.ts`].map((file) => join(source, file)).find(existsSync) ?? module,
    'utf8',
  );

/** The names that a module imports from another package as types. */
function typesFrom(code: string, module: string): string[] {
  const imports = new RegExp(`import (?:type )?\\{([^}]*)\\} from '${module}'`, 'g');
  return [...code.matchAll(imports)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace(/^\s*type\s/, '').trim()),
  );
}

/**
 * The entries of a package, from its index: one for each component folder, in the order of the index.
 * A type of another package belongs to every component whose modules mention it.
 */
export function readEntries(source: string): Entry[] {
  const index = readIndex(source);
  const own = index.filter(({ module }) => module.startsWith('.'));
  const foreign = index.filter(({ module }) => !module.startsWith('.'));
  const names = [...new Set(own.map(({ module }) => entryOf(module)))];
  return names.map((name) => {
    const exports = own.filter(({ module }) => entryOf(module) === name);
    const code = [...new Set(exports.map(({ module }) => module))]
      .map((module) => readSource(source, module))
      .join('\n');
    const models = foreign.map((each) => {
      const mentioned = typesFrom(code, each.module);
      return { ...each, names: each.names.filter((type) => mentioned.includes(type)) };
    });
    return { name, exports: [...exports, ...models.filter((each) => each.names.length > 0)] };
  });
}

/** A re-export as it is written below `entries/`. */
const reExport = ({ module, names, types }: Exported): string => {
  const from = module.startsWith('.') ? `.${module}.js` : module;
  return `export ${types ? 'type ' : ''}{ ${names.join(', ')} } from '${from}';\n`;
};

/**
 * Writes a module and its types for each entry, and an index that is `export *` of each: an index of
 * single names would make esbuild load, with a name, everything that any component loads on demand.
 */
export function writeEntries(dist: string, entries: readonly Entry[]): void {
  mkdirSync(join(dist, 'entries'));
  for (const { name, exports } of entries) {
    const values = exports.filter(({ types }) => !types);
    const path = join(dist, 'entries', name);
    writeFileSync(`${path}.js`, values.map(reExport).join(''));
    writeFileSync(`${path}.d.ts`, exports.map(reExport).join(''));
  }
  const index = entries.map(({ name }) => `export * from './entries/${name}.js';\n`);
  writeFileSync(join(dist, 'index.js'), index.join(''));
  rmSync(join(dist, 'index.js.map'), { force: true });
}
