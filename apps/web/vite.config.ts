import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.ts';

/**
 * The build knows no brand: the server writes the host's brand into `<!--brand:head-->`, so one
 * build serves them all and keeps its hashes when a brand changes.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    target: browsers,
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts stay files: a brand's page must not carry the faces of the others.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4000', '/brands': 'http://127.0.0.1:4000' } },
});
