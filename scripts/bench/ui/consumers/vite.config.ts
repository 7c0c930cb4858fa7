import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Library to build, by its folder in `src`. */
const library = process.env.LIBRARY ?? 'ours';

export default defineConfig({
  plugins: [react(), tailwind()],
  resolve: { alias: { '#screen': `${import.meta.dirname}/src/${library}/Screen.tsx` } },
  build: { outDir: `built/${library}`, emptyOutDir: true, reportCompressedSize: false },
});
