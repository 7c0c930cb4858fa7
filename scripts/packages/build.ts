/** Builds the packages that are published, each into its `dist`. */
import { buildPackage } from './buildPackage.ts';
import { buildUi } from './buildUi.ts';

await buildPackage('rules');
await buildPackage('api');
await buildUi();
