import { foundationFiles, folders, pairs, refused } from 'virtual:platform-brand-folders';
import { readSources } from './sources';

/** The foundation, pairs and brands of the repository. */
export const repository = readSources({ foundationFiles, folders, pairs, refused });
