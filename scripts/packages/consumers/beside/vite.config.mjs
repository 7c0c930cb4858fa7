import postcss from '@tailwindcss/postcss';
import vite from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The mode selects how Tailwind CSS takes part in the build: `vite` or `postcss`. */
export default defineConfig(({ mode }) => ({
  plugins: mode === 'vite' ? [vite()] : [],
  ...(mode === 'postcss' && { css: { postcss: { plugins: [postcss()] } } }),
  build: { outDir: `dist/${mode}`, emptyOutDir: true },
}));
