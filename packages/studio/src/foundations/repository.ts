import { foundationFiles, folders, pairs, refused } from 'virtual:platform-brand-folders';
import { readSources } from './sources';

export const repository = readSources({ foundationFiles, folders, pairs, refused });
