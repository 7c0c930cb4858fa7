import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { browsers } from '../../tokens/src/browsers.ts';
import { platformBrands } from '../../tokens/src/vite.ts';

const root = import.meta.dirname;
const ui = join(root, '../../packages/ui/src');

interface Target {
  base: string;
  outDir: string;
  /** True for the server build for Node, which writes the pages. @default false */
  ssr?: boolean;
}

/**
 * Aliases of the package's entries. Inside the workspace, imports resolve to the sources, which
 * include the styles.
 */
const entries = [
  { find: /^@platform\/ui\/styles\/\w+$/, replacement: join(root, 'src/noStyles.ts') },
  { find: /^@platform\/ui\/(?!theme$)\w+$/, replacement: join(ui, 'index.ts') },
];

export const siteConfig = ({ base, outDir, ssr = false }: Target): InlineConfig => ({
  root,
  base,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), vanillaExtractPlugin(), platformBrands()],
  resolve: { alias: entries },
  ssr: { noExternal: [/^@platform\//] },
  build: {
    outDir,
    emptyOutDir: true,
    target: browsers,
    manifest: !ssr,
    // Builds one style sheet, because the pages are written before any script runs.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 1000,
    ...(ssr && { ssr: 'src/server.tsx' }),
    rolldownOptions: {
      ...(!ssr && { input: 'src/client.tsx' }),
      // Ignores this check: the examples import the index, and with it all code that components
      // otherwise load on demand.
      checks: { ineffectiveDynamicImport: false },
    },
  },
});
