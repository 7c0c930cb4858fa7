import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFoundation, type Foundation } from './foundation.ts';
import { readRequired } from './readFolder.ts';

/**
 * Reads the foundation from the folder of tokens.
 *
 * @throws BrandError if the foundation is invalid
 */
export const readFoundation = (tokensDir: string): Foundation =>
  buildFoundation(tokensDir, (name) =>
    readRequired(join(tokensDir, name), (path) => readFileSync(path, 'utf8')),
  );
