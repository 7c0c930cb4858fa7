import { foundationFiles, folders, pairs, refused } from 'virtual:platform-brand-folders';
import { readSources } from './sources';

/** Foundation, colour pairs and brands of this repository. */
export const repository = readSources({ foundationFiles, folders, pairs, refused });
