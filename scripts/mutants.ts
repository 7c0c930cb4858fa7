/**
 * Makes small changes (mutants) to the code of a package, one at a time, and lists the mutants that no test
 * of the package detects.
 *
 *   npm run mutants -- api                          a package: api, rules or web
 *   npm run mutants -- rules src/wingo/payout.ts    some of its files
 *   npm run mutants -- --sample                     the sample of `npm run proofs`; fails if the tests
 *                                                   detect too few
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { InputError, runCommand } from '@platform/command-line';
import { Stryker } from '@stryker-mutator/core';

const root = fileURLToPath(new URL('..', import.meta.url));

const PACKAGES: Readonly<Record<string, { folder: string; files: readonly string[] }>> = {
  api: { folder: 'packages/api', files: ['src/domain/**/*.ts', '!src/domain/testing/**'] },
  rules: { folder: 'packages/rules', files: ['src/**/*.ts', '!src/cli/**'] },
  // Excludes files with `import.meta.glob`, because Vite reads its arguments at build time.
  web: { folder: 'apps/web', files: ['src/**/*.ts', 'src/**/*.tsx', '!src/app/loading/page.tsx'] },
};

/** Sample of the code that decides who wins, and how much. */
const SAMPLE = ['outcome', 'payout', 'result', 'stake'].map((name) => `src/wingo/${name}.ts`);
/** Minimum share of the sample's mutants that the tests must notice, in percent. */
const LEAST_NOTICED = 90;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'boolean', default: false } },
  });
  const [name = '', ...files] = values.sample ? ['rules', ...SAMPLE] : positionals;
  const target = Object.hasOwn(PACKAGES, name) ? PACKAGES[name] : undefined;
  if (target === undefined) {
    throw new InputError(
      `There is no package '${name}' to look for mutants in: choose one of ${Object.keys(PACKAGES).join(', ')}.`,
    );
  }
  process.chdir(`${root}${target.folder}`);
  const mutants = await new Stryker({
    configFile: `${root}scripts/stryker.json`,
    mutate: [...(files.length > 0 ? files : target.files), '!**/*.test.*'],
  }).runMutationTest();
  // Fails only for the sample, because other runs only list the surviving mutants.
  if (!values.sample) return true;
  const count = (...states: string[]) =>
    mutants.filter(({ status }) => states.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const share = (100 * noticed) / (noticed + count('Survived', 'NoCoverage'));
  console.log(
    `The tests notice ${share.toFixed(1)} % of the changes; at least ${LEAST_NOTICED} % are required.`,
  );
  return share >= LEAST_NOTICED;
});
