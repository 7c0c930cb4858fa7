import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const PROBE = `
declare const later: () => Promise<boolean>;
declare const anything: any;
later();
export const x: string = anything.name;
export const y = [1].filter(later);
export const z = async () => await 1;
`;

test('the type-aware linter rejects floating promises and uses of any', async () => {
  const file = 'packages/rules/src/typeLintProbe.ts';
  writeFileSync(join(root, file), PROBE);
  try {
    const program = join(root, 'node_modules/.bin/oxlint');
    const { stdout } = await promisify(execFile)(program, ['--type-aware', '-f', 'unix', file], {
      cwd: root,
    }).catch((failure: { stdout: string }) => failure);
    for (const rule of [
      'no-floating-promises',
      'no-misused-promises',
      'await-thenable',
      'no-unsafe-assignment',
      'no-unsafe-member-access',
    ]) {
      expect(stdout).toContain(`typescript(${rule})`);
    }
  } finally {
    rmSync(join(root, file));
  }
});
