/** Builds the published packages, each into its `dist`. */
import { buildBrand } from './buildBrand.ts';
import { buildMessages } from './buildMessages.ts';
import { buildPackage } from './buildPackage.ts';
import { buildUi } from './buildUi.ts';

buildMessages();
await buildPackage('rules');
await buildPackage('api');
await buildUi();
await buildBrand();
