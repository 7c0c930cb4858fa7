import tailwind from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Library to build, by its folder in `src`. */
const library = process.env.LIBRARY ?? 'ours';

const OWN_PLUGINS: Record<string, object[]> = {
  shadcn: [tailwind()],
  braid: [vanillaExtractPlugin()],
};

export default defineConfig({
  plugins: [react(), ...(OWN_PLUGINS[library] ?? [])],
  resolve: { alias: { '#screen': `${import.meta.dirname}/src/${library}/Screen.tsx` } },
  build: { outDir: `built/${library}`, emptyOutDir: true, reportCompressedSize: false },
});
