import { mergeConfig } from 'vite';
import { quickRoundsForVite } from '../../packages/testing/src/quickRounds.ts';
import config from './vite.config.ts';

/** Configuration of the build for journeys. It differs only in its folder and the table of games. */
export default mergeConfig(config, {
  plugins: [quickRoundsForVite],
  build: { outDir: config.build?.outDir?.replace('dist', 'dist-journeys') },
});
