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

/**
 * Language of the build. Each language has a separate build, so that users load only one language.
 */
const language = process.env['PLATFORM_LANGUAGE'] ?? 'en';
/** Subfolder of the build output; '' for English. */
const below = language === 'en' ? '' : `${language}/`;

/**
 * Functions that are pure at the top level, so that the bundler can remove calls with unused results. Radix
 * uses `__name`, and the router creates contexts that this app does not use.
 */
const WITHOUT_EFFECT = ['__name', 'createContext', 'forwardRef', 'memo'].flatMap((name) => [
  name,
  `React.${name}`,
]);

/** Files of each page for the first paint. The member header has a separate file. */
const SHOWN_FIRST = Object.fromEntries(
  PAGES.map(({ path, file, access }) => [
    path,
    [`src/routes/${file}.tsx`, ...(access === 'members' ? ['src/app/shell/MemberHeader.tsx'] : [])],
  ]),
);

/**
 * Configuration of the web app. The server inserts the host's brand at `<!--brand:head-->`. One
 * build serves all brands, and brand changes keep the file hashes.
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
    // Fonts are not inlined, because pages would load the fonts of other brands.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The manifest lists each page's files, for the size budgets and the preload hints.
    manifest: true,
    rolldownOptions: {
      treeshake: { manualPureFunctions: WITHOUT_EFFECT },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4000', '/brands': 'http://127.0.0.1:4000' } },
});
