import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../database';
import { startEmbedded } from './startEmbedded';

const isRoot = userInfo().uid === 0;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Counts the starts of a database in itself. */
async function countStart(url: string): Promise<number> {
  const db = openDatabase({ url });
  await db.query(sql`create table if not exists start (id int)`);
  await db.query(sql`insert into start values (1)`);
  const rows = await db.query(sql`select id from start`);
  await db.close();
  return rows.length;
}

test('it listens on the loopback address with a password, and a second start keeps the data', async () => {
  const dataDir = join(folder, 'data');
  const first = await startEmbedded({ dataDir });
  const url = new URL(first.url);
  expect(url.hostname).toBe('127.0.0.1');
  expect(url.password).toMatch(/^[0-9a-f]{48}$/);
  const stranger = openDatabase({ url: Object.assign(new URL(url), { password: 'guess' }).href });
  await expect(stranger.query(sql`select 1`)).rejects.toThrow(/password authentication failed/);
  await stranger.close();
  expect(await countStart(first.url)).toBe(1);
  await first.stop();

  const second = await startEmbedded({ dataDir });
  expect(await countStart(second.url)).toBe(2);
  await second.stop();
});

test('two that start on one folder at once: one runs, the other is told why not', async () => {
  const starts = await Promise.allSettled([
    startEmbedded({ dataDir: folder }),
    startEmbedded({ dataDir: folder }),
  ]);
  const [running] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const [refused] = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason] : []));
  expect(String(refused)).toMatch(/Another server is already running/);
  expect(await countStart(running?.url ?? '')).toBe(1);
  await running?.stop();
});

test('a pid file whose pid now belongs to another program does not keep it from starting', async () => {
  const first = await startEmbedded({ dataDir: folder });
  const pidFile = join(first.folder, 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8')).split('\n');
  await first.stop();
  const { uid, gid } = await stat(first.folder);
  const stranger = execFile('sleep', ['60'], isRoot ? { uid, gid } : {});
  await writeFile(pidFile, [stranger.pid, ...lines.slice(1)].join('\n'));

  const second = await startEmbedded({ dataDir: folder });
  expect(stranger.exitCode).toBeNull();
  await second.stop();
  stranger.kill();
  await once(stranger, 'close');
});

test('data of another version of PostgreSQL is refused, not touched', async () => {
  const first = await startEmbedded({ dataDir: folder });
  await first.stop();
  await writeFile(join(first.folder, 'PG_VERSION'), '12\n');
  await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(/written by PostgreSQL 12/);
});

describe.runIf(isRoot)('as root', () => {
  test('the database runs as an ordinary user who owns the data', async () => {
    const embedded = await startEmbedded({ dataDir: folder });
    const { uid } = await stat(embedded.folder);
    await embedded.stop();
    expect(uid).not.toBe(0);
  });

  test('in a folder that user may not enter, the data goes to the system folder, with a note', async () => {
    const dataDir = join(folder, 'private/data');
    await mkdir(dataDir, { recursive: true });
    await chmod(join(folder, 'private'), 0o700);
    const systemDir = join(folder, 'system');

    const first = await startEmbedded({ dataDir, systemDir });
    expect(first.folder.startsWith(systemDir)).toBe(true);
    expect(await countStart(first.url)).toBe(1);
    await first.stop();
    const note = await readFile(join(dataDir, 'postgres-moved-to.txt'), 'utf8');
    expect(first.folder.startsWith(note.split('\n', 1)[0] ?? '-')).toBe(true);

    const second = await startEmbedded({ dataDir, systemDir });
    expect(await countStart(second.url)).toBe(2);
    await second.stop();
  });
});
