import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { chromium } from '../testing/src/chromium.ts';
import { platformBrands } from '../../tokens/src/vite.ts';

/** Components are tested in a real browser: focus, layout and forced colours are real there. */
export default defineProject({
  plugins: [react(), vanillaExtractPlugin(), platformBrands()],
  optimizeDeps: {
    // All of them, up front: a package discovered in the middle of a run reloads the page.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      '@platform/tokens > @humanwhocodes/momoa',
      '@platform/tokens > culori',
      '@platform/tokens > sax',
      '@platform/tokens > valibot',
      '@platform/messages > @internationalized/string',
      'axe-core',
      'fflate',
      'jsqr',
      'uqr',
      'lucide-react',
      '@testing-library/react',
      '@radix-ui/react-accordion',
      '@radix-ui/react-dialog',
      '@radix-ui/react-direction',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-popover',
      '@radix-ui/react-slider',
      '@radix-ui/react-tabs',
      '@radix-ui/react-toast',
      '@radix-ui/react-tooltip',
    ],
  },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    name: 'ui',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      isolate: false,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromium,
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
