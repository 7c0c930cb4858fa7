import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.ts';
import { precompress } from '../../scripts/precompress.ts';

/**
 * Calls at the top of modules that only make something: where nobody uses it, it is left out. Radix
 * names its functions by `__name`; the router makes contexts that this app has no use for.
 */
const WITHOUT_EFFECT = ['__name', 'createContext', 'forwardRef', 'memo'].flatMap((name) => [
  name,
  `React.${name}`,
]);

/**
 * What is loaded together: the first paint; what makes any call; what fetches and keeps answers.
 * Everything else is a file by itself where more than one page needs it. Left alone, the builder
 * makes files of a hundred bytes.
 */
const CHUNKS = [
  { name: 'main', tags: ['$initial' as const], priority: 1 },
  { name: 'calls', test: /node_modules.*valibot|api.src.contract.(fields|reply|utc)/ },
  {
    name: 'queries',
    test: /node_modules.*(swr|dequal|use-sync-ext)|api.src.react.(useQuery|useRefresh|guardSession|useMutation|useIntents)/,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/**
 * The build knows no brand: the server writes the host's brand into `<!--brand:head-->`, so one
 * build serves them all and keeps its hashes when a brand changes.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), precompress()],
  build: {
    target: browsers,
    outDir: 'dist',
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
