import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { copyOf, emptyFolder, type TestFolder } from '../../testing/folders';
import { openDatabase } from '../database';
import { openEmbedded } from './openEmbedded';
import { mayEnter } from './owner';
import { startEmbedded } from './startEmbedded';

const isRoot = userInfo().uid === 0;

let folders: TestFolder[] = [];
afterEach(async () => {
  await Promise.all(folders.map((folder) => folder.remove()));
  folders = [];
});

/** Creates an empty folder or one with an unused cluster. */
async function folderFor(kind: 'new' | 'made'): Promise<string> {
  const folder = kind === 'new' ? await emptyFolder() : await copyOf(inject('freshData'));
  folders.push(folder);
  return folder.path;
}

async function countStart(url: string): Promise<number> {
  const db = openDatabase({ url });
  await db.query(sql`create table if not exists start (id int)`);
  await db.query(sql`insert into start values (1)`);
  const rows = await db.query(sql`select id from start`);
  await db.close();
  return rows.length;
}

test('listens on the loopback address with a password, and keeps the data across starts', async () => {
  const dataDir = await folderFor('made');
  const first = await startEmbedded({ dataDir });
  const url = new URL(first.url);
  expect(url.hostname).toBe('127.0.0.1');
  expect(url.password).toMatch(/^[0-9a-f]{48}$/);
  const outsider = openDatabase({ url: Object.assign(new URL(url), { password: 'guess' }).href });
  await expect(outsider.query(sql`select 1`)).rejects.toThrow(/password authentication failed/);
  await outsider.close();
  expect(await countStart(first.url)).toBe(1);
  await first.stop();

  const second = await startEmbedded({ dataDir });
  expect(await countStart(second.url)).toBe(2);
  await second.stop();
});

test("keeps its owner's connection open while idle", async () => {
  const running = await startEmbedded({ dataDir: await folderFor('made') });
  const lost = running.lost.then(() => 'lost');
  // PostgreSQL closes other connections after 15 idle seconds.
  expect(await Promise.race([lost, delay(16_000, 'there')])).toBe('there');
  await running.stop();
});

test('one of two concurrent starts on a folder runs, and the other explains its failure', async () => {
  const dataDir = await folderFor('new');
  const starts = await Promise.allSettled([startEmbedded({ dataDir }), startEmbedded({ dataDir })]);
  const [running] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const [refused] = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason] : []));
  expect(String(refused)).toMatch(/Another server is already running/);
  expect(await countStart(running?.url ?? '')).toBe(1);
  await running?.stop();
});

test('starts despite a pid file whose pid belongs to another program', async () => {
  const dataDir = await folderFor('made');
  const first = await startEmbedded({ dataDir });
  const pidFile = join(first.folder, 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8')).split('\n');
  await first.stop();
  const { uid, gid } = await stat(first.folder);
  const outsider = execFile('sleep', ['60'], isRoot ? { uid, gid } : {});
  await writeFile(pidFile, [outsider.pid, ...lines.slice(1)].join('\n'));

  const second = await startEmbedded({ dataDir });
  expect(outsider.exitCode).toBeNull();
  await second.stop();
  outsider.kill();
  await once(outsider, 'close');
});

test('refuses data of another PostgreSQL version and leaves it unchanged', async () => {
  const dataDir = await folderFor('made');
  const first = await startEmbedded({ dataDir });
  await first.stop();
  await writeFile(join(first.folder, 'PG_VERSION'), '12\n');
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/written by PostgreSQL 12/);
});

test('a command reports a folder without a database and creates none', async () => {
  const dataDir = await folderFor('new');
  for (const folder of [dataDir, join(dataDir, 'missing')]) {
    await expect(openEmbedded(folder)).rejects.toThrow(/There is no database in .*DATA_DIR/);
  }
  expect(await readdir(dataDir)).toEqual([]);
});

describe.runIf(isRoot)('root starts the database as an ordinary user', () => {
  async function privateFolder(folder: string) {
    const above = join(folder, 'private');
    const dataDir = join(above, 'data');
    await mkdir(dataDir, { recursive: true });
    await chmod(above, 0o700);
    return { above, dataDir, systemDir: join(folder, 'system') };
  }

  const NOTE = 'postgres-moved-to.txt';

  test('stores the data in the system folder, with a pointer file, if the user cannot enter the data folder', async () => {
    const { dataDir, systemDir } = await privateFolder(await folderFor('new'));
    const first = await startEmbedded({ dataDir, systemDir });
    expect(first.folder.startsWith(systemDir)).toBe(true);
    expect((await stat(first.folder)).uid).not.toBe(0);
    expect(await countStart(first.url)).toBe(1);
    await first.stop();
    const note = await readFile(join(dataDir, NOTE), 'utf8');
    expect(first.folder.startsWith(note.split('\n', 1)[0] ?? '-')).toBe(true);

    const second = await startEmbedded({ dataDir, systemDir });
    expect(await countStart(second.url)).toBe(2);
    await second.stop();
  });

  test('does not replace inaccessible data with an empty database', async () => {
    const folder = await folderFor('new');
    const { above, dataDir, systemDir } = await privateFolder(folder);
    await chmod(above, 0o755);
    const first = await startEmbedded({ dataDir, systemDir });
    expect(await countStart(first.url)).toBe(1);
    await first.stop();

    await chmod(above, 0o700);
    await expect(startEmbedded({ dataDir, systemDir })).rejects.toThrow(
      /is in .*\/data\/postgres and runs as the user with the id \d+, who may not enter .*chmod o\+x/,
    );
    expect(await readdir(dataDir)).toEqual(['postgres']);

    await chmod(above, 0o755);
    const second = await startEmbedded({ dataDir, systemDir });
    expect(await countStart(second.url)).toBe(2);
    await second.stop();
  });

  test('does not replace missing data of a pointer file with an empty database', async () => {
    const { dataDir, systemDir } = await privateFolder(await folderFor('new'));
    await (await startEmbedded({ dataDir, systemDir })).stop();
    await rm(systemDir, { recursive: true });
    await expect(startEmbedded({ dataDir, systemDir })).rejects.toThrow(
      /is kept in .*\/system\/[0-9a-f]{16}, as .*postgres-moved-to\.txt says, and that folder does not exist/,
    );

    await rm(join(dataDir, NOTE));
    await (await startEmbedded({ dataDir, systemDir })).stop();
  });

  test('lets the operator choose between two databases', async () => {
    const { above, dataDir, systemDir } = await privateFolder(await folderFor('new'));
    const moved = await startEmbedded({ dataDir, systemDir });
    expect(await countStart(moved.url)).toBe(1);
    await moved.stop();
    await chmod(above, 0o755);
    await rename(join(dataDir, NOTE), join(dataDir, 'away'));
    await (await startEmbedded({ dataDir, systemDir })).stop();
    await rename(join(dataDir, 'away'), join(dataDir, NOTE));
    await expect(startEmbedded({ dataDir, systemDir })).rejects.toThrow(
      /There are two embedded databases: one in .*\/data\/postgres, and one in .*\/system\//,
    );

    await rename(join(dataDir, 'postgres'), join(dataDir, 'away'));
    const chosen = await startEmbedded({ dataDir, systemDir });
    expect(await countStart(chosen.url)).toBe(2);
    await chosen.stop();
  });

  test('a failed access check is an error, not a missing permission', () => {
    expect(() => mayEnter({ uid: -1, gid: -1 }, '/')).toThrow(/could not be found out/);
  });
});
