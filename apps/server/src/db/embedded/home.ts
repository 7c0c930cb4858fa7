import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists, ifAbsent } from './absent';
import { mayEnter, type Owner } from './owner';

export interface Home {
  folder: string;
  cluster: string;
  passwordFile: string;
  log: string;
}

const POINTER = 'postgres-moved-to.txt';

const homeAt = (folder: string): Home => ({
  folder,
  cluster: join(folder, 'cluster'),
  passwordFile: join(folder, 'password'),
  log: join(folder, 'postgres.log'),
});

async function pointedAt(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, POINTER), 'utf8').catch(ifAbsent);
  return text?.split('\n', 1)[0] || undefined;
}

const ownFolder = (dataDir: string): string => join(dataDir, 'postgres');

export async function existingCluster(dataDir: string): Promise<string> {
  return homeAt((await pointedAt(dataDir)) ?? ownFolder(dataDir)).cluster;
}

async function makeFolder(folder: string, owner: Owner | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  if (owner) await chown(folder, owner.uid, owner.gid);
}

async function makePassword({ passwordFile }: Home, owner: Owner | undefined): Promise<void> {
  try {
    await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (owner) await chown(passwordFile, owner.uid, owner.gid);
}

/**
 * Creates a folder for the database in the system folder. The random name keeps a new clone at the
 * same path from finding the data of an earlier one.
 */
async function moveTo(systemDir: string, dataDir: string): Promise<string> {
  const folder = join(systemDir, randomBytes(8).toString('hex'));
  // The folder exists before its pointer file, so that a missing folder always means lost data.
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const note = `${folder}\n\nThe database runs as an ordinary user, who may not enter this folder, so its data is kept there.\n`;
  try {
    await writeFile(join(dataDir, POINTER), note, { flag: 'wx' });
    return folder;
  } catch (error) {
    await rmdir(folder);
    // A concurrent start may have created the pointer file first. Both servers then use its folder.
    const pointed = await pointedAt(dataDir);
    if (pointed === undefined) throw error;
    return pointed;
  }
}

async function requireAt(pointed: string, pointer: string, own: string): Promise<void> {
  if (!(await exists(pointed))) {
    throw new Error(
      `The embedded database is kept in ${pointed}, as ${pointer} says, and that folder does not ` +
        `exist. Restore it; or, to start with an empty database, remove ${pointer}.`,
    );
  }
  // An earlier version created a second database when it could not access the first.
  if (await exists(homeAt(own).cluster)) {
    throw new Error(
      `There are two embedded databases: one in ${own}, and one in ${pointed}, as ${pointer} says. ` +
        `To use the first, move ${pointer} away; to use the second, move ${own} away.`,
    );
  }
}

/**
 * Returns the folder of the database. Existing data decides: a start without access to it must not
 * create an empty database elsewhere.
 */
async function placeFor(
  dataDir: string,
  owner: Owner | undefined,
  systemDir: string,
): Promise<string> {
  const own = ownFolder(dataDir);
  const pointed = await pointedAt(dataDir);
  if (pointed !== undefined) {
    await requireAt(pointed, join(dataDir, POINTER), own);
    return pointed;
  }
  if (owner === undefined || mayEnter(owner, dataDir)) return own;
  if (!(await exists(homeAt(own).cluster))) return moveTo(systemDir, dataDir);
  throw new Error(
    `The embedded database is in ${own} and runs as the user with the id ${owner.uid}, who may not ` +
      `enter ${dataDir}. Let that user enter it and the folders above it (chmod o+x), then start again.`,
  );
}

/**
 * Creates the database folder: `postgres` in the data folder. If the owner has no access to
 * the data folder, creates it in the system folder, with a pointer file in the data folder.
 */
export async function prepareHome(
  dataDir: string,
  owner: Owner | undefined,
  systemDir: string,
): Promise<Home> {
  const home = homeAt(await placeFor(dataDir, owner, systemDir));
  await makeFolder(home.folder, owner);
  await makePassword(home, owner);
  return home;
}
