/**
 * Makes small changes to the code of a package, one at a time, and lists those that no test of the package
 * notices.
 *
 *   npm run mutants -- api                          a package: api, rules or web
 *   npm run mutants -- rules src/wingo/payout.ts    some of its files
 *   npm run mutants -- --sample                     the sample of `npm run proofs`; fails if the tests
 *                                                   notice too few
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { InputError, runCommand } from '@platform/command-line';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folder of each package, and its files to change. */
const PACKAGES: Readonly<Record<string, { folder: string; files: readonly string[] }>> = {
  api: { folder: 'packages/api', files: ['src/domain/**/*.ts', '!src/domain/testing/**'] },
  rules: { folder: 'packages/rules', files: ['src/**/*.ts', '!src/cli/**'] },
  // Excluded, because Vite reads the arguments of `import.meta.glob` at build time.
  web: { folder: 'apps/web', files: ['src/**/*.ts', 'src/**/*.tsx', '!src/app/loading/page.tsx'] },
};

/** Sample: code that decides who wins, and how much. */
const SAMPLE = {
  folder: 'packages/rules',
  files: ['outcome', 'payout', 'result', 'stake'].map((name) => `src/wingo/${name}.ts`),
  /** Least share of the changes that the tests must notice, in percent. */
  leastNoticed: 90,
};

/** Returns true if Stryker could run. Surviving mutants are not a failure. */
function findMutants(folder: string, files: readonly string[]): boolean {
  const { status } = spawnSync(
    `${root}node_modules/.bin/stryker`,
    ['run', `${root}scripts/stryker.json`, '--mutate', [...files, '!**/*.test.*'].join()],
    { cwd: `${root}${folder}`, stdio: 'inherit' },
  );
  return status === 0;
}

/** Fields of Stryker's report. */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

/** Returns the share of the last run's mutants that tests noticed, in percent. */
function shareNoticed(folder: string): number {
  const path = `${root}${folder}/.cache/mutants.json`;
  const { files } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = states.filter((status) => ['Killed', 'Timeout'].includes(status)).length;
  const missed = states.filter((status) => ['Survived', 'NoCoverage'].includes(status)).length;
  return (100 * noticed) / (noticed + missed);
}

function findSample(): boolean {
  const { folder, files, leastNoticed } = SAMPLE;
  if (!findMutants(folder, files)) return false;
  const noticed = shareNoticed(folder);
  console.log(
    `The tests notice ${noticed.toFixed(1)} % of the changes; at least ${leastNoticed} % are required.`,
  );
  return noticed >= leastNoticed;
}

await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'boolean', default: false } },
  });
  if (values.sample) return findSample();
  const [name = '', ...files] = positionals;
  const target = Object.hasOwn(PACKAGES, name) ? PACKAGES[name] : undefined;
  if (target === undefined) {
    throw new InputError(
      `There is no package '${name}' to look for mutants in: choose one of ${Object.keys(PACKAGES).join(', ')}.`,
    );
  }
  const withComma = files.find((file) => file.includes(','));
  if (withComma !== undefined) {
    throw new InputError(
      `Stryker takes '${withComma}' for several patterns, because of its comma: name each pattern by itself.`,
    );
  }
  return findMutants(target.folder, files.length > 0 ? files : target.files);
});
