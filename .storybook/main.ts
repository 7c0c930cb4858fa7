import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { browsers } from '../tokens/src/browsers.ts';
import { platformBrands } from '../tokens/src/vite.ts';
import remarkGfm from 'remark-gfm';
import { searchable } from './otherNames.ts';
import { keepAddresses, withReviewFolder } from './reviewFolder.ts';

/** Returns the token folder: `TOKENS_DIR`, as for the server and `npm run brand`, or `tokens`. */
const tokensDir = () => resolve(import.meta.dirname, '..', process.env['TOKENS_DIR'] || 'tokens');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    '../packages/{studio,ui}/src/**/*.stories.tsx',
    '../packages/ui/screens/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Enables tables in Markdown pages.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => withReviewFolder(searchable(indexer))),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (base, { configType }) =>
    mergeConfig(base, {
      plugins: [
        keepAddresses(),
        react(),
        vanillaExtractPlugin(),
        // Builds for tests and screenshots always use the repository's brands.
        configType === 'DEVELOPMENT' ? platformBrands(tokensDir()) : platformBrands(),
      ],
      build: { target: browsers, chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
