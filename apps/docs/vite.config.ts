import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { browsers } from '../../tokens/src/browsers.ts';
import { platformBrands } from '../../tokens/src/vite.ts';

const root = import.meta.dirname;
const ui = join(root, '../../packages/ui/src');

interface Target {
  /** Where the site is served. */
  base: string;
  outDir: string;
  /**
   * The build that writes the pages, for Node.
   * @default false
   */
  ssr?: boolean;
}

/**
 * The examples import what a user of the package would; inside the workspace these are the sources.
 * Styles come with the components there.
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
    // One sheet: the pages are written before anything runs.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 1000,
    ...(ssr && { ssr: 'src/server.tsx' }),
    rolldownOptions: {
      ...(!ssr && { input: 'src/client.tsx' }),
      // The examples import the index, and so everything that a component loads on demand elsewhere.
      checks: { ineffectiveDynamicImport: false },
    },
  },
});
