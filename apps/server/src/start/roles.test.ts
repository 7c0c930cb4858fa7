import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { ConfigError, readConfig } from '../config/config';
import { excessOf } from '../db/excess';
import { auditLedger } from '../ledger/audit';
import { openStore, prepareDatabase } from './store';
import { emptyDatabase, testDatabase, type TestDatabase } from '../testing/database';
import { bundleFastServer } from '../testing/fastBundle';
import { emptyFolder, type TestFolder } from '../testing/folders';
import { JWT_SECRET } from '../testing/keyring';
import { ServerProcess, until } from '../testing/serverProcess';
import { Wire } from '../testing/wire';

let database: TestDatabase;
let folder: TestFolder;
let server: ServerProcess | undefined;
const logins: string[] = [];

beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(async () => {
  await server?.end('SIGKILL');
  expect(await auditLedger(database.db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  const names = logins.splice(0);
  for (const login of names) await database.db.query(raw(`drop owned by ${login}`));
  for (const login of names) await database.db.query(raw(`drop role ${login}`));
  await database.drop();
  await folder.remove();
});

async function serve(settings: Record<string, string>): Promise<Wire> {
  const all = { JWT_SECRET, BEACON: 'local', LOG_LEVEL: 'error', ...settings };
  server = new ServerProcess(await bundleFastServer(), folder.path, 0, all);
  return new Wire((await server.ready()).origin);
}

async function loginOf(role: string): Promise<string> {
  const name = `login_${randomBytes(6).toString('hex')}`;
  await database.db.query(raw(`create role ${name} login password 'secret' in role ${role}`));
  logins.push(name);
  return Object.assign(new URL(database.url), { username: name, password: 'secret' }).href;
}

async function readMails(): Promise<string[]> {
  const mails = join(folder.path, 'mail');
  const names = await readdir(mails).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(mails, name), 'utf8')));
}

const drawnRound = (wire: Wire) =>
  until(async () => {
    const { body } = await wire.get('/api/fairness/rounds?gametype=1');
    return body.data.find(({ result }: { result: object | null }) => result !== null);
  });

describe('(A2) a server', () => {
  test('serves and draws with a login for each role, without warnings', async () => {
    database = await testDatabase(inject('postgresUrl'));
    const wire = await serve({
      DATABASE_OWNER_URL: database.ownerUrl,
      DATABASE_URL: await loginOf('platform_app'),
      DATABASE_DRAW_URL: await loginOf('platform_draw'),
    });
    expect(await drawnRound(wire)).toMatchObject({ beacon_source: 'local' });
    const { reply, user, registration } = await wire.signUp();
    expect(reply).toMatchObject({ status: 'success' });
    // The privileges of the server's role are enough to notify the member of manual changes.
    await database.db.query(sql`
      insert into two_factor (member_id, sealed_secret, key_version, enabled_at)
      values (${BigInt(user.id)}, '', 0, clock_timestamp())`);
    await database.db.query(sql`delete from two_factor where member_id = ${BigInt(user.id)}`);
    await until(async () => {
      const mails = await readMails();
      return (
        mails.some((mail) => mail.includes(registration.email) && /turned off/.test(mail)) ||
        undefined
      );
    });
    expect(server?.output).not.toMatch(
      /DATABASE_URL owns the database|DATABASE(_DRAW)?_URL has more/,
    );
    expect(server?.output).toContain('BEACON is local');
  });

  test('logs the excess privileges of each login, one line each', async () => {
    database = await testDatabase(inject('postgresUrl'));
    const app = await loginOf('platform_app, platform_draw');
    const draw = await loginOf('platform_draw, pg_read_all_data');
    await serve({
      DATABASE_OWNER_URL: database.ownerUrl,
      DATABASE_URL: app,
      DATABASE_DRAW_URL: draw,
    });
    const lines = server?.output.match(/DATABASE_\w+ has more rights.*/g);
    expect(lines).toEqual([
      'DATABASE_URL has more rights than it needs: its login can read sealed seeds, can write results of rounds, can act as platform_draw. Use a login that has only the role platform_app, see docs/operating.md.',
      'DATABASE_DRAW_URL has more rights than it needs: its login can read bets, can read what was bet on a round, can read members or accounts. Use a login that has only the role platform_draw, see docs/operating.md.',
    ]);
  });

  test.each([
    ['createrole', 'can make roles and grant them to itself'],
    ['noinherit', 'can act as platform_app'],
  ])('detects excess privileges of a draw login with %s', async (attribute, what) => {
    database = await testDatabase(inject('postgresUrl'));
    const url = await loginOf(
      attribute === 'noinherit' ? 'platform_draw, platform_app' : 'platform_draw',
    );
    await database.db.query(raw(`alter role ${new URL(url).username} ${attribute}`));
    const excess = await excessOf('draw', { url, onError: () => undefined });
    expect(excess).toContain(what);
  });

  test.each([
    ['DATABASE_URL', 'superuser'],
    ['DATABASE_OWNER_URL', 'superuser'],
    ['DATABASE_DRAW_URL', 'superuser'],
    ['DATABASE_URL', 'member of a superuser'],
  ])('does not start if %s belongs to a %s', async (name, kind) => {
    database = await testDatabase(inject('postgresUrl'));
    const url = await loginOf('platform_app');
    const { username } = new URL(url);
    if (kind === 'superuser') await database.db.query(raw(`alter role ${username} superuser`));
    else await database.db.query(raw(`grant ${new URL(database.url).username} to ${username}`));
    const config = readConfig({
      DATABASE_URL: database.ownerUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      DATABASE_DRAW_URL: database.ownerUrl,
      JWT_SECRET,
      [name]: url,
    });
    const started = prepareDatabase(await openStore(config), config, () => undefined);
    await expect(started).rejects.toThrow(ConfigError);
    await expect(started).rejects.toThrow(
      new RegExp(`^${name}: its login is a superuser, or can become one.*deploy/roles.sql`),
    );
  });

  test('creates the roles itself with a single login, and logs the weaknesses', async () => {
    database = await emptyDatabase(inject('postgresUrl'));
    const wire = await serve({ DATABASE_URL: database.ownerUrl });
    expect(await drawnRound(wire)).toMatchObject({ beacon_source: 'local' });
    expect(server?.output).toContain('DATABASE_URL owns the database');
    expect(server?.output).toContain('SEALING_KEYS is not set');
  });
});
