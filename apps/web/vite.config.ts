import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../tokens/src/browsers.ts';
import { pageHints } from './build/pageHints.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { sources } from './build/sources.ts';
import { PAGES } from './src/pages.ts';

/** The language of this build; each has a build of its own, so that a reader loads only one. */
const language = process.env['PLATFORM_LANGUAGE'] ?? 'en';
/** English is in the folder itself, the others below it. */
const below = language === 'en' ? '' : `${language}/`;

/**
 * Calls at the top of modules that only make something: where it is not used, it is left out. Radix
 * names its functions by `__name`; the router makes contexts that this app has no use for.
 */
const WITHOUT_EFFECT = ['__name', 'createContext', 'forwardRef', 'memo'].flatMap((name) => [
  name,
  `React.${name}`,
]);

/** What every call is made of. */
const CALLS = sources(
  'packages/rules/src/fields',
  ...['fields', 'reply', 'problemMessage', 'utc', 'text', 'credentials', 'auth'].map(
    (name) => `packages/api/src/contract/${name}.ts`,
  ),
  'packages/api/src/domain/form.ts',
  'packages/api/src/domain/account.ts',
  'packages/api/src/domain/message.ts',
  'packages/api/src/react/useAction.ts',
);

/**
 * What is loaded together, in a file each: the first paint; what makes any call; what dialogs, pages
 * with tables, and forms are made of; outcomes and names; what is seen of rounds; and what every member
 * needs, with what fetches and keeps answers. What visitors load comes before what members load, who
 * need both. What else more than one page needs is a file by itself. Left alone, the builder makes a
 * hundred files of a hundred bytes, and a phone fetches no more than six at a time.
 */
const CHUNKS = [
  { name: 'main', tags: ['$initial' as const] },
  // Both the calls and the tables read amounts, and tables, dialogs, fields and accordions merge props:
  // none of them waits for the code of another.
  { name: 'shared', test: /rules.src.money|ui.src.internal.mergeProps/ },
  {
    name: 'calls',
    test: new RegExp(`node_modules.*valibot|${CALLS.source}`),
  },
  // What dialogs, menus and the accordion of the sidebar share: no page waits for a dialog's code.
  {
    name: 'radix',
    test: /node_modules.*@radix-ui.(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-[a-z-]+)).dist/,
  },
  {
    name: 'dialog',
    test: sources('packages/ui/src/primitives/Dialog/Dialog.tsx'),
    includeDependenciesRecursively: true,
  },
  {
    name: 'table',
    test: sources(
      'packages/ui/src/data/HistoryTable/HistoryTable.tsx',
      'packages/ui/src/data/historyColumns/columnKinds.tsx',
      'packages/ui/src/layout/PageHeader',
      'packages/ui/src/layout/PageSection',
      'packages/ui/src/layout/Card',
      'packages/ui/src/primitives/Badge',
      'packages/api/src/domain/page.ts',
      'apps/web/src/app/usePaged.ts',
      'apps/web/src/app/usePage.ts',
    ),
    includeDependenciesRecursively: true,
  },
  // Visitors ask for public values, and do not fetch what members need with that.
  {
    name: 'queries',
    test: sources('packages/api/src/react/useQuery.ts'),
    includeDependenciesRecursively: true,
  },
  {
    name: 'rounds',
    test: sources(
      'packages/api/src/contract/fairness.ts',
      'packages/api/src/domain/fairness.ts',
      'packages/rules/src/wingo',
    ),
  },
  {
    name: 'form',
    test: sources(
      'packages/ui/src/layout/Form/Form.tsx',
      'packages/ui/src/primitives/TextField/TextField.tsx',
    ),
    includeDependenciesRecursively: true,
  },
  // How a call came out, in words.
  {
    name: 'outcomes',
    test: sources('apps/web/src/app/useOutcome.ts', 'apps/web/src/app/serverMessages.ts'),
    includeDependenciesRecursively: true,
  },
  // The dialogs of visitors need no other names.
  { name: 'dialogTitles', test: /messages.dist.[\w-]+.dialogTitles/ },
  {
    name: 'titles',
    test: new RegExp(`messages.dist.[\\w-]+.betNames|${sources('apps/web/src/titles.ts').source}`),
    includeDependenciesRecursively: true,
  },
  // What visitors and members see of rounds while they are played.
  {
    name: 'plays',
    test: sources('apps/web/src/landing/LiveResults.tsx'),
    includeDependenciesRecursively: true,
  },
  {
    name: 'menus',
    test: sources('apps/web/src/app/DisplayMenu.tsx'),
    includeDependenciesRecursively: true,
  },
  {
    name: 'member',
    test: sources(
      ...['DisplayChoice', 'MemberNotices', 'Notifications'].map(
        (name) => `apps/web/src/app/${name}.tsx`,
      ),
      'apps/web/src/app/useDepositCheck.ts',
      'apps/web/src/app/listOf.ts',
      'packages/api/src/react/usePreference.ts',
      'packages/ui/src/shell/AppHeader/AppHeader.tsx',
      ...['useMutation', 'useProfile', 'useBalances', 'useSettledBets', 'intentsOf'].map(
        (name) => `packages/api/src/react/${name}.ts`,
      ),
      'packages/api/src/contract/game.ts',
    ),
    includeDependenciesRecursively: true,
  },
  // What shows balances, also in another currency: the head of members, their pages and dialogs.
  {
    name: 'balances',
    test: new RegExp(
      `lucide-react.*lock-keyhole|${
        sources(
          'packages/ui/src/data/Amount/ConvertedAmount.tsx',
          'packages/api/src/react/useCurrencyRates.ts',
          'apps/web/src/app/InDisplayCurrency.tsx',
          'apps/web/src/app/failedOf.ts',
        ).source
      }`,
    ),
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
  plugins: [
    react(),
    vanillaExtractPlugin(),
    precompress(),
    pageHints(SHOWN_FIRST),
    serviceWorker(join(import.meta.dirname, 'worker/worker.ts')),
  ],
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
