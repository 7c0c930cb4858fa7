import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../tokens/src/browsers.ts';
import { pageHints } from './build/pageHints.ts';
import { precompress } from './build/precompress.ts';
import { PAGES } from './src/pages.ts';

/** The language of this build; each has a build of its own, so that a reader loads one alone. */
const language = process.env['PLATFORM_LANGUAGE'] ?? 'en';
/** English stands in the folder itself, the others below it. */
const below = language === 'en' ? '' : `${language}/`;

/**
 * Calls at the top of modules that only make something: where nobody uses it, it is left out. Radix
 * names its functions by `__name`; the router makes contexts that this app has no use for.
 */
const WITHOUT_EFFECT = ['__name', 'createContext', 'forwardRef', 'memo'].flatMap((name) => [
  name,
  `React.${name}`,
]);

/**
 * What is loaded together, in a file each: the first paint; what makes any call; what dialogs, pages
 * with tables, and forms are made of; and what every member needs, with what fetches and keeps
 * answers. What else more than one page needs is a file by itself. Left alone, the builder makes a
 * hundred files of a hundred bytes, and a phone fetches no more than six at a time.
 */
const CHUNKS = [
  { name: 'main', tags: ['$initial' as const] },
  {
    name: 'calls',
    test: /node_modules.*valibot|rules.src.fields|api.src.(contract.(fields|reply|utc|text|shapes|password|credentials|auth)|domain.(form|account)|react.useAction)\./,
  },
  { name: 'dialog', test: /Dialog.Dialog\.tsx/, includeDependenciesRecursively: true },
  {
    name: 'table',
    test: /data.HistoryTable.HistoryTable\.tsx|ui.src.(layout.(PageHeader|PageSection|Card)|primitives.Badge|data.historyColumns.columnKinds)|api.src.domain.page|app.use(Paged|Page)\./,
    includeDependenciesRecursively: true,
  },
  // Visitors ask for public values, and do not fetch what members need with that.
  { name: 'queries', test: /api.src.react.useQuery\./, includeDependenciesRecursively: true },
  { name: 'rounds', test: /api.src.(contract|domain).fairness\.|rules.src.wingo/ },
  { name: 'form', test: /Form.Form\.tsx|TextField\.tsx/, includeDependenciesRecursively: true },
  {
    name: 'member',
    test: /AppHeader\.tsx|api.src.(react.use(Mutation|Profile|Balances|SettledBets|Intents)|contract.game)\./,
    includeDependenciesRecursively: true,
  },
].map((group, index, { length }) => ({
  includeDependenciesRecursively: false,
  ...group,
  priority: length - index,
}));

/** What each address shows first; the head that members have is a file of its own. */
const SHOWN_FIRST = Object.fromEntries(
  PAGES.map(({ path, file, access }) => [
    path,
    [`src/routes/${file}.tsx`, ...(access === 'members' ? ['src/app/MemberHeader.tsx'] : [])],
  ]),
);

/**
 * The build knows no brand: the server writes the host's brand into `<!--brand:head-->`, so one
 * build serves them all and keeps its hashes when a brand changes.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: `/${below}`,
  resolve: {
    alias: [
      {
        find: /^@platform\/messages\/(?!languages$)(\w+)$/,
        replacement: join(import.meta.dirname, `../../packages/messages/dist/${language}/$1.js`),
      },
    ],
  },
  plugins: [react(), vanillaExtractPlugin(), precompress(), pageHints(SHOWN_FIRST)],
  build: {
    target: browsers,
    outDir: `dist/${below}`,
    emptyOutDir: true,
    // Fonts stay files: a brand's page must not carry the faces of the others.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What each page loads, for the budgets and for the server's hints.
    manifest: true,
    rolldownOptions: {
      treeshake: { manualPureFunctions: WITHOUT_EFFECT },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4000', '/brands': 'http://127.0.0.1:4000' } },
});
