/**
 * Changes the code of a room in small ways, one at a time, and shows the changes that no test of
 * the room notices: `npm run mutants -- api`. Files of the room as further arguments limit it to
 * them: `npm run mutants -- rules src/wingo/payout.ts`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { InputError, runCommand } from './command.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the code is, and which of it is changed. */
const ROOMS: Readonly<Record<string, { folder: string; files: readonly string[] }>> = {
  api: { folder: 'packages/api', files: ['src/domain/**/*.ts', '!src/domain/testing/**'] },
  rules: { folder: 'packages/rules', files: ['src/**/*.ts', '!src/cli/**'] },
  web: { folder: 'apps/web', files: ['src/**/*.{ts,tsx}'] },
};

/** Answers whether Stryker could do its work; what survived is no failure of it. */
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
  const room = Object.hasOwn(ROOMS, name) ? ROOMS[name] : undefined;
  if (room === undefined) {
    throw new InputError(
      `There is no room '${name}' to look for mutants in: choose of ${Object.keys(ROOMS).join(', ')}.`,
    );
  }
  return findMutants(room.folder, files.length > 0 ? files : room.files);
});
