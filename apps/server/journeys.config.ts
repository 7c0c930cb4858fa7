import { defineConfig } from 'tsup';
import { quickRoundsForEsbuild } from '../../packages/testing/src/quickRounds.ts';
import { bundleIn } from './tsup.config.ts';

/** Bundle for journeys. It differs only in its folder and the table of games. */
export default defineConfig({
  ...bundleIn('dist-journeys'),
  esbuildPlugins: [quickRoundsForEsbuild],
});
