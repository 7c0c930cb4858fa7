/**
 * Changes the code of a package in small ways, one at a time, and shows the changes that no test of
 * the package notices: `npm run mutants -- api`. Files of the package as further arguments limit it to
 * them: `npm run mutants -- rules src/wingo/payout.ts`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { InputError, runCommand } from '@platform/command-line';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folder of each package, and the files to change. */
const PACKAGES: Readonly<Record<string, { folder: string; files: readonly string[] }>> = {
  api: { folder: 'packages/api', files: ['src/domain/**/*.ts', '!src/domain/testing/**'] },
  rules: { folder: 'packages/rules', files: ['src/**/*.ts', '!src/cli/**'] },
  // Vite reads the arguments of `import.meta.glob` before anything runs: they cannot be changed.
  web: { folder: 'apps/web', files: ['src/**/*.ts', 'src/**/*.tsx', '!src/app/loading/page.tsx'] },
};

/** Returns whether Stryker could run. Mutants that survive are not a failure. */
function findMutants(folder: string, files: readonly string[]): boolean {
  const { status } = spawnSync(
    `${root}node_modules/.bin/stryker`,
    ['run', `${root}scripts/stryker.json`, '--mutate', [...files, '!**/*.test.*'].join()],
    { cwd: `${root}${folder}`, stdio: 'inherit' },
  );
  return status === 0;
}

await runCommand(() => {
  const [name = '', ...files] = process.argv.slice(2);
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
