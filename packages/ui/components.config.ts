import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { defineProject } from 'vitest/config';
import { chromium } from '../testing/src/chromium.ts';
import { USUAL_MEDIA, type MediaFeatures } from './src/testing/usualMedia.ts';
import { platformBrands } from '../../tokens/src/vite.ts';
import { testDefaults } from '../testing/src/testDefaults.ts';

/** Packages that the components and their tests load, for pre-bundling. */
export const COMPONENT_DEPENDENCIES = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  '@platform/messages > @internationalized/string',
  'axe-core',
  'd3-array',
  'd3-shape',
  'jsqr',
  'uqr',
  'lucide-react',
  '@testing-library/react',
  '@radix-ui/react-accordion',
  '@radix-ui/react-dialog',
  '@radix-ui/react-direction',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-hover-card',
  '@radix-ui/react-popover',
  '@radix-ui/react-slider',
  '@radix-ui/react-tabs',
  '@radix-ui/react-tooltip',
  '@tanstack/react-virtual',
];

/**
 * Emulates media features in Playwright's own debugging session, because a second session would
 * reset the features set by the first.
 */
const emulateMedia: BrowserCommand<[MediaFeatures]> = ({ page }, features) =>
  page.emulateMedia(features);

/**
 * Configures component tests to run in a real browser, for real focus, layout and forced colours.
 *
 * @param dependencies all packages that the tests load; the page reloads if Vite discovers one
 * during a run
 */
export const componentTests = (name: string, root: string, dependencies: string[]) =>
  defineProject({
    plugins: [react(), vanillaExtractPlugin(), platformBrands()],
    optimizeDeps: { include: dependencies },
    test: {
      ...testDefaults,
      name,
      root,
      include: ['{src,screens}/**/*.test.{ts,tsx}'],
      setupFiles: join(import.meta.dirname, 'src/testing/setup.ts'),
      browser: {
        enabled: true,
        headless: true,
        isolate: false,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: chromium,
          contextOptions: USUAL_MEDIA,
        }),
        commands: { emulateMedia },
        instances: [{ browser: 'chromium' }],
      },
    },
  });
