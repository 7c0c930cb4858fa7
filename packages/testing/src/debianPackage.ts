import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';

/**
 * Installs a Debian package as root, after `prepare`. Throws an error with the message `howTo` on
 * failure.
 */
export async function installPackage(
  name: string,
  howTo: string,
  prepare: () => Promise<void> = async () => undefined,
): Promise<void> {
  if (userInfo().uid !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(howTo);
  await prepare();
  const apt = (...args: string[]) =>
    spawnSync(
      'apt-get',
      [
        '-qq',
        '-y',
        '-o',
        'DPkg::Lock::Timeout=300',
        '-o',
        'Dpkg::Options::=--force-confold',
        ...args,
      ],
      { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
    );
  apt('update');
  const { status, stderr } = apt('install', '--no-install-recommends', name);
  if (status !== 0) throw new Error(`${howTo}\n${stderr}`);
}
