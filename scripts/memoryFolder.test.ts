import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftovers } from './memoryFolder.ts';

/** Process id above the limit of Linux. */
const NO_PROCESS = 2 ** 22 + 1;

test('removes the folders of killed runs and keeps those of running runs and other programs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
  const running = `platform-tests-${process.pid}`;
  for (const name of [running, `platform-tests-${NO_PROCESS}`, 'of-others']) {
    mkdirSync(join(folder, name, 'cluster'), { recursive: true });
  }
  removeLeftovers(folder);
  expect(readdirSync(folder).sort()).toEqual(['of-others', running]);
  rmSync(folder, { recursive: true });
});
