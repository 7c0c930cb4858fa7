import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Library to build, by its folder in `src`, and the file of the screen in it. */
const library = process.env.LIBRARY ?? 'ours';
const screen = process.env.SCREEN ?? 'Screen';

export default defineConfig({
  plugins: [react(), tailwind()],
  resolve: { alias: { '#screen': `${import.meta.dirname}/src/${library}/${screen}.tsx` } },
  build: { outDir: `built/${library}/${screen}`, emptyOutDir: true, reportCompressedSize: false },
});
