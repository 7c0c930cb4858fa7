import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { kill } from 'node:process';
import sql, { raw } from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from '../db/database';
import { openEmbedded } from '../db/embedded/openEmbedded';
import { keyFor, ROUND_SEEDS, TWO_FACTOR_SECRETS } from '../sealing/keyring';
import { testDatabase, type TestDatabase } from '../testing/database';
import { bundleFastServer } from '../testing/fastBundle';
import { copyOf, type TestFolder } from '../testing/folders';
import { JWT_SECRET } from '../testing/keyring';
import { ServerProcess, until } from '../testing/serverProcess';

let folder: TestFolder;
let servers: ServerProcess[];

beforeEach(async () => {
  folder = await copyOf(inject('freshData'));
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await folder.remove();
});

async function serve(settings: Record<string, string> = {}, part?: 'draw'): Promise<ServerProcess> {
  const server = new ServerProcess(await bundleFastServer(), folder.path, 0, settings, part);
  servers.push(server);
  return server;
}

const pidOf = (server: ServerProcess, part: string): Promise<number> =>
  until(() => server.pidOf(part));

/** Returns true if the writable memory of a process contains a text. */
function memoryHas(pid: number, text: string): boolean {
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  try {
    return readFileSync(`/proc/${pid}/maps`, 'utf8')
      .split('\n')
      .filter((line) => / rw/.test(line))
      .some((line) => {
        const [, from = '0', to = '0'] = /^([0-9a-f]+)-([0-9a-f]+)/.exec(line) ?? [];
        const [start, end] = [BigInt(`0x${from}`), BigInt(`0x${to}`)];
        const bytes = Buffer.alloc(Number(end - start));
        try {
          readSync(memory, bytes, 0, bytes.length, start);
        } catch {
          // Some regions cannot be read, such as guard pages.
          return false;
        }
        return bytes.includes(text);
      });
  } finally {
    closeSync(memory);
  }
}

const filesOf = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)];
    } catch {
      return [];
    }
  });

describe('(A4) an embedded server', () => {
  test("keeps the draw's keys and login from the web process, and vice versa", async () => {
    const server = await serve();
    await server.ready();
    const [web, draw] = [await pidOf(server, 'web'), await pidOf(server, 'draw')];
    const { sealingKey, beaconKey } = JSON.parse(
      readFileSync(join(folder.path, 'keys.json'), 'utf8'),
    ) as Record<'sealingKey' | 'beaconKey', string>;
    const key = { version: 1, secret: sealingKey };
    const seeds = keyFor(ROUND_SEEDS, key).secret;
    for (const secret of [sealingKey, seeds, beaconKey, 'embedded_draw']) {
      for (const file of ['environ', 'cmdline']) {
        expect(readFileSync(`/proc/${web}/${file}`, 'utf8')).not.toContain(secret);
      }
      expect(memoryHas(web, secret), secret).toBe(false);
    }
    expect(filesOf(web).join('\n')).not.toMatch(/keys\.json|postgres\/password/);
    // The draw has the sealing keys of the seeds, and no other secrets.
    expect(memoryHas(draw, seeds)).toBe(true);
    const others = [sealingKey, keyFor(TWO_FACTOR_SECRETS, key).secret, 'embedded_app'];
    expect(others.filter((secret) => memoryHas(draw, secret))).toEqual([]);

    // Each process connects with its own login.
    const { url, close } = await openEmbedded(folder.path);
    const db = openDatabase({ url, connections: 1 });
    const rows = await db.query<{ login: string; roles: string[] }>(sql`
      select usename as login, array(
        select role.rolname::text from pg_roles role
        where pg_has_role(usesysid, role.oid, 'member') and role.rolname <> usename) as roles
      from pg_stat_activity where application_name like 'platform server%'
        and usename <> current_user
      group by usename, usesysid order by usename`);
    await db.close();
    await close();
    expect(rows).toEqual([
      { login: 'embedded_app', roles: ['platform_app'] },
      { login: 'embedded_draw', roles: ['platform_draw'] },
      { login: 'embedded_signer', roles: ['platform_signer'] },
    ]);
  });
});

describe('(A4) a draw that is killed', () => {
  let database: TestDatabase;
  let db: Database;
  let settings: Record<string, string>;

  beforeEach(async () => {
    database = await testDatabase(inject('postgresUrl'));
    db = database.db;
    settings = {
      DATABASE_URL: database.ownerUrl,
      JWT_SECRET,
      BEACON: 'local',
      LOG_LEVEL: 'warn',
      SEALING_KEYS: `1:${'s'.repeat(32)}`,
    };
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.end('SIGTERM')));
    await database.drop();
  });

  const waitsIn = (statement: string): Promise<boolean> =>
    until(async () => {
      const [waiting] = await db.query<{ matches: boolean }>(sql`
        select query ~ ${statement} as matches from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`);
      return waiting?.matches;
    });

  /** Counts the later rounds that are drawn, or voided because a busy machine closed them late. */
  const drawnSince = async (id: bigint): Promise<number> => {
    const rows = await db.query(sql`
      select from wingo_round where id > ${id} and state not in ('open', 'closed')`);
    return rows.length;
  };

  const newest = async (): Promise<bigint> => {
    const [row] = await db.query<{ id: bigint }>(sql`
      select coalesce(max(id), 0) as id from wingo_round where state <> 'open'`);
    return row?.id ?? 0n;
  };

  /** Steps of a draw at which it is killed, each with a lock that blocks the draw there. */
  const STEPS = [
    // Reads the rounds to draw.
    { lock: 'lock table wingo_seed', statement: 'left join wingo_seed' },
    // Creates rounds ahead of time.
    { lock: 'lock table wingo_seed in exclusive mode', statement: 'insert into wingo_seed' },
    // Writes a result.
    {
      lock: "select from wingo_round where state = 'closed' for update",
      statement: "set state = '(drawn|voiding)'",
    },
  ];

  test('is restarted, and draws every round once', async () => {
    const server = await serve(settings);
    await server.ready();
    const restarts = () =>
      server.output.match(/The process 'draw' \(\d+\) runs again/g)?.length ?? 0;
    for (const [index, { lock, statement }] of STEPS.entries()) {
      const isRowLock = lock.endsWith('for update');
      await until(() =>
        db.transaction(async (tx) => {
          if ((await tx.query(raw(lock))).length === 0 && isRowLock) return undefined;
          // The lock also blocks other statements. If one of them waits, releases the lock and
          // tries again.
          if (!(await waitsIn(statement))) return undefined;
          kill(await pidOf(server, 'draw'), 'SIGKILL');
          return true;
        }),
      );
      await until(() => restarts() > index || undefined);
      const before = await newest();
      await until(async () => (await drawnSince(before)) > 0 || undefined);
    }
    expect(server.output.match(/'draw' \(\d+\) ended: SIGKILL/g)).toHaveLength(STEPS.length);

    // A second draw process may run on the same database.
    const before = await newest();
    const other = { ...settings, DATABASE_DRAW_URL: await loginOfDraw() };
    const second = await serve(other, 'draw');
    await until(() => second.output.includes('The draw is running.') || undefined);
    await until(async () => (await drawnSince(before)) > 6 || undefined);
    // On a busy machine, the close of betting may be late, which voids a round because its root is
    // missing.
    const wrong = await db.query(sql`
      select number, void_reason from wingo_round where void_reason <> 'no-root'`);
    expect(wrong).toEqual([]);
    // A lock of this test may exceed the draw's lock time-out before the awaited statement.
    const errors = server.output
      .split('\n')
      .filter((line) => /"level":(?:"error"|50)/.test(line) && !line.includes('lock timeout'));
    expect(errors).toEqual([]);
  });

  async function loginOfDraw(): Promise<string> {
    const name = new URL(database.url).pathname.slice(1).replace(/\W/g, '_');
    await db.query(raw(`create role ${name}_draw login password 'secret' in role platform_draw`));
    return Object.assign(new URL(database.url), { username: `${name}_draw`, password: 'secret' })
      .href;
  }
});
