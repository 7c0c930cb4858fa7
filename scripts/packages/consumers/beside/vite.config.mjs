import postcss from '@tailwindcss/postcss';
import vite from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Configuration of the site. The mode selects the plugin of Tailwind CSS: `vite` or `postcss`. */
export default defineConfig(({ mode }) => ({
  plugins: mode === 'vite' ? [vite()] : [],
  ...(mode === 'postcss' && { css: { postcss: { plugins: [postcss()] } } }),
  build: { outDir: `dist/${mode}`, emptyOutDir: true },
}));
