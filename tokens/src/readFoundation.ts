import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFoundation, type Foundation } from './foundation.ts';
import { readRequired } from './readFolder.ts';

export const readFoundation = (tokensDir: string): Foundation =>
  buildFoundation(tokensDir, (name) =>
    readRequired(join(tokensDir, name), (path) => readFileSync(path, 'utf8')),
  );
