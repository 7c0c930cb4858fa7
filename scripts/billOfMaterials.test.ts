import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { billOfMaterials, type Lock } from './billOfMaterials.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const HASH = { integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}` };
const LOCK: Lock = {
  importers: {
    'apps/web': {
      dependencies: {
        '@scope/direct': { version: '1.0.0(peer@2.0.0)' },
        alias: { version: 'real@3.0.0' },
        workspace: { version: 'link:../workspace' },
      },
    },
  },
  packages: Object.fromEntries(
    ['@scope/direct@1.0.0', 'peer@2.0.0', 'real@3.0.0', 'unused@1.0.0'].map((key) => [
      key,
      { resolution: HASH },
    ]),
  ),
  snapshots: {
    '@scope/direct@1.0.0(peer@2.0.0)': { dependencies: { peer: '2.0.0' } },
    'peer@2.0.0': {},
    'real@3.0.0': {},
    'unused@1.0.0': {},
  },
};
const PRODUCT = { name: 'platform', version: '1.0.0' };

test('lists every package that we ship, with its version and its hash', () => {
  const { components } = billOfMaterials(LOCK, PRODUCT);
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40scope/direct@1.0.0',
    'pkg:npm/peer@2.0.0',
    'pkg:npm/real@3.0.0',
  ]);
  expect(components[0]?.hashes).toEqual([{ alg: 'SHA-512', content: '01'.repeat(64) }]);
});

test.each([{ tarball: 'https://elsewhere.example/peer.tgz', ...HASH }, {}])(
  'refuses a package that is not from the registry: %j',
  (resolution) => {
    const packages = { ...LOCK.packages, 'peer@2.0.0': { resolution } };
    expect(() => billOfMaterials({ ...LOCK, packages }, PRODUCT)).toThrow(
      'peer@2.0.0 is not from the registry, or has no hash.',
    );
  },
);

test('the command prints the bill of materials of the lock file, and the nightly workflow stores the bill', () => {
  const { stdout } = spawnSync('node_modules/.bin/tsx', ['scripts/sbom.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const bill = JSON.parse(stdout) as ReturnType<typeof billOfMaterials>;
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['hono', 'pg', 'react', 'react-dom', 'viem']));
  expect(names).not.toContain('vitest');
  const nightly = parse(readFileSync(`${ROOT}.github/workflows/nightly.yml`, 'utf8')) as {
    jobs: Record<string, { steps: { run?: string; with?: { path?: string } }[] }>;
  };
  const steps = nightly.jobs['bill-of-materials']?.steps ?? [];
  expect(steps.some(({ run }) => run?.includes('npm run --silent sbom > sbom.json'))).toBe(true);
  expect(steps.at(-1)?.with?.path).toBe('sbom.json');
});
