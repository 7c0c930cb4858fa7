import { mergeConfig } from 'vite';
import { quickRoundsForVite } from '../../packages/testing/src/quickRounds.ts';
import config from './vite.config.ts';

/**
 * Configuration of the build for journeys. Only its folder and the table of games differ from production.
 */
export default mergeConfig(config, {
  plugins: [quickRoundsForVite],
  build: { outDir: config.build?.outDir?.replace('dist', 'dist-journeys') },
});
