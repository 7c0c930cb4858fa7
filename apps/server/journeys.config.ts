import { defineConfig } from 'tsup';
import { quickRoundsForEsbuild } from '../../packages/testing/src/quickRounds.ts';
import { bundleIn } from './tsup.config.ts';

/** Bundle for journeys. Only the folder and the game table differ from the released bundle. */
export default defineConfig({
  ...bundleIn('dist-journeys'),
  esbuildPlugins: [quickRoundsForEsbuild],
});
