import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { ifAbsent } from './absent';

/** User that runs the database if this process runs as root. */
export interface Owner {
  uid: number;
  gid: number;
}

const numberFromId = (flag: '-u' | '-g', name: string): number | undefined => {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
};

function userNamed(name: string): Owner | undefined {
  const uid = numberFromId('-u', name);
  const gid = numberFromId('-g', name);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/**
 * Returns the user that runs the database, because PostgreSQL refuses root: the owner of existing
 * data, else `postgres`, else `nobody`, which every system has.
 *
 * @returns undefined if this process does not run as root
 */
export async function findOwner(cluster: string): Promise<Owner | undefined> {
  if (userInfo().uid !== 0) return undefined;
  const existing = await stat(cluster).catch(ifAbsent);
  if (existing !== undefined && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const owner = userNamed('postgres') ?? userNamed('nobody');
  if (owner !== undefined) return owner;
  throw new Error(
    'The embedded database cannot run as root, and this system has neither a user `postgres` nor ' +
      '`nobody`. Start the server as an ordinary user, or set DATABASE_URL.',
  );
}

/** Exit code of the shell if the owner cannot enter the folder. */
const KEPT_OUT = 9;

/** Tests access in a shell, because mode bits do not cover access lists and mount options. */
export function mayEnter(owner: Owner, folder: string): boolean {
  const { status, signal, stderr, error } = spawnSync(
    '/bin/sh',
    ['-c', `cd "$0" || exit ${KEPT_OUT}`, folder],
    { ...owner, cwd: '/', env: {}, encoding: 'utf8' },
  );
  if (status === 0) return true;
  if (status === KEPT_OUT) return false;
  const reason = error?.message ?? (stderr.trim() || `it ended with ${signal ?? status}`);
  throw new Error(
    `Whether the user with the id ${owner.uid} may enter ${folder} could not be found out: ${reason}`,
  );
}
