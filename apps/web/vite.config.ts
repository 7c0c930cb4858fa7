import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../tokens/src/browsers.ts';
import { CHUNKS } from './build/chunks.ts';
import { pageHints } from './build/pageHints.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/serviceWorker.ts';
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

/** What each address shows first; the head that members have is a file of its own. */
const SHOWN_FIRST = Object.fromEntries(
  PAGES.map(({ path, file, access }) => [
    path,
    [`src/routes/${file}.tsx`, ...(access === 'members' ? ['src/app/shell/MemberHeader.tsx'] : [])],
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
