import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../apps/web/build/precompress.ts';
import { browsers } from '../../tokens/src/browsers.ts';
import { platformBrands } from '../../tokens/src/vite.ts';

/** Builds the Brand Studio and the screens that it embeds, for the server at /studio. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/studio/',
  plugins: [react(), vanillaExtractPlugin(), platformBrands(), precompress()],
  build: {
    target: browsers,
    emptyOutDir: true,
    // Fonts are not inlined: most brands use one of the typefaces.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: ['index', 'screen'].map((page) => join(import.meta.dirname, `${page}.html`)),
    },
  },
});
