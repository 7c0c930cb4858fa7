import { foundationFiles, folders, pairs, refused } from 'virtual:platform-brand-folders';
import { readGround } from './ground';

/** The foundation, the certificate's pairs and the brands as in the repository. */
export const repository = readGround({ foundationFiles, folders, pairs, refused });
