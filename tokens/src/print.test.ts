import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import { brandIds, readFolder } from './readFolder.ts';
import { printJson } from './print.ts';

const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const { printWidth } = JSON.parse(readFileSync(join(TOKENS_DIR, '../.oxfmtrc.json'), 'utf8')) as {
  printWidth: number;
};

describe('the printer of JSON', () => {
  const files = brandIds(TOKENS_DIR).flatMap((id) =>
    [...readFolder(TOKENS_DIR, id).folder.files.keys()]
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(TOKENS_DIR, 'brands', id, name)),
  );

  test.each(files)("formats %s as the repository's formatter does", async (file) => {
    const held = JSON.parse(readFileSync(file, 'utf8')) as object;
    const printed = printJson(held);
    expect(JSON.parse(printed)).toEqual(held);
    expect(await format(file, printed, { printWidth })).toEqual({ code: printed, errors: [] });
  });
});
