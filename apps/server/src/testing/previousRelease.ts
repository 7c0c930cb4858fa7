import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { emptyFolder, type TestFolder } from './folders';

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PINNED = fileURLToPath(new URL('../../previous-release/', import.meta.url));

const MESSAGES = 'packages/messages';

const PACKAGES = [
  'apps/server',
  'packages/api',
  MESSAGES,
  'packages/rules',
  'packages/testing',
  'tokens',
];

/** Returns the commit that `npm run pin-release` recorded. */
export const previousCommit = async (): Promise<string> =>
  (await readFile(join(PINNED, 'commit'), 'utf8')).trim();

export const previousStatements = async (): Promise<string[]> =>
  JSON.parse(await readFile(join(PINNED, 'statements.json'), 'utf8')) as string[];

/** Returns true if this checkout has the commit, which a shallow clone or a tarball may lack. */
export const hasCommit = (commit: string): Promise<boolean> =>
  run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).then(
    () => true,
    () => false,
  );

/**
 * Extracts the server of a commit into a temporary folder, with links to the packages installed in
 * this checkout.
 */
export async function unpack(commit: string): Promise<TestFolder> {
  const folder = await emptyFolder();
  const archive = join(folder.path, 'release.tar');
  const paths = await pathsAt(commit, [
    'package.json',
    'tsconfig.base.json',
    'deploy',
    'docs',
    ...PACKAGES,
  ]);
  await run('git', ['archive', '--format=tar', '-o', archive, commit, '--', ...paths], {
    cwd: ROOT,
  });
  await run('tar', ['-xf', archive, '-C', folder.path]);
  const packages = PACKAGES.filter((name) => paths.includes(name));
  for (const name of ['', ...packages]) {
    await linkModules(join(ROOT, name, 'node_modules'), join(folder.path, name, 'node_modules'));
  }
  // Generates files that an installation writes and the history lacks.
  if (packages.includes(MESSAGES)) {
    await run(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
      cwd: join(folder.path, MESSAGES),
    });
  }
  return folder;
}

/** Returns the paths that exist at a commit. Early commits have fewer packages. */
async function pathsAt(commit: string, paths: readonly string[]): Promise<string[]> {
  const { stdout } = await run('git', ['ls-tree', '--name-only', commit, '--', ...paths], {
    cwd: ROOT,
  });
  return stdout.trim().split('\n');
}

/** Links between workspace packages point to the packages of the release. */
async function linkModules(installed: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@platform') await symlink(join(installed, name), join(folder, name));
  }
  const scope = join(installed, '@platform');
  await mkdir(join(folder, '@platform'));
  for (const name of await readdir(scope).catch(() => [])) {
    await symlink(await readlink(join(scope, name)), join(folder, '@platform', name));
  }
}
