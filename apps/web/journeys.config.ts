import { mergeConfig } from 'vite';
import { quickRoundsForVite } from '../../packages/testing/src/quickRounds.ts';
import config from './vite.config.ts';

/** Configuration for journeys. Only the output folder and the game table differ from production. */
export default mergeConfig(config, {
  plugins: [quickRoundsForVite],
  build: { outDir: config.build?.outDir?.replace('dist', 'dist-journeys') },
});
