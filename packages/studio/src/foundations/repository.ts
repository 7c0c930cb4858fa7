import { foundationFiles, folders, pairs, refused } from 'virtual:platform-brand-folders';
import { readSources } from './sources';

/** Sources of this repository. */
export const repository = readSources({ foundationFiles, folders, pairs, refused });
