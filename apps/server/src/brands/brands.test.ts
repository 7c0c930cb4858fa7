import { BRAND_FILES, BrandShelf, encodeFiles, largestBytes } from '@platform/tokens';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { describe, expect, onTestFinished, test } from 'vitest';
import { postgresBus } from '../ports/bus/bus';
import { testApp, TOKENS_DIR } from '../testing/app';
import {
  BRANDS_PATH,
  MANAGER,
  filesOf,
  FOLDER_TITLE,
  nothingBefore,
  PALE,
  NOTE,
  SIGNED,
  titleAt,
  titleOf,
  visit,
  withBrandServers,
  type BrandServers,
} from '../testing/brandServers';
import { rewrite } from '../testing/rounds';
import { until } from '../testing/serverProcess';
import { Wire } from '../testing/wire';
import { ServedVersions } from './served';
import { lockBrand } from './versions';

let servers: BrandServers;
withBrandServers((started) => (servers = started));

describe('a version', () => {
  test('has files, hash, author, date and note; saving the same files creates no second version', async () => {
    const first = await servers.draft('ember', { title: 'One' });
    expect(first.body.data).toMatchObject({ number: 1, isNew: true, problems: [], ...SIGNED });
    expect((await servers.draft('ember', { title: 'One' })).body.data).toMatchObject({
      number: 1,
      isNew: false,
    });
    expect((await servers.draft('ember', { title: 'Two' })).body.data).toMatchObject({ number: 2 });
    expect((await servers.get('/ember/files/1')).body.data).toEqual({
      number: 1,
      hash: first.body.data.hash,
      files: filesOf('ember', { title: 'One' }),
    });
    expect(await titleAt(servers.app), 'a draft is served to no one').toBe(FOLDER_TITLE);
  });

  test('is not stored if unreadable, and cannot be published with too little contrast', async () => {
    const broken = await servers.draft('ember', { title: 7 });
    expect(broken.status).toBe(422);
    expect(broken.body.problems[0]).toMatch(/^tokens\/brands\/ember\/brand\.json:1: 'title' is/);
    const odd = await servers.draft('ember', {}, { 'run.sh': 'exit' });
    expect(odd.body.problems[0]).toContain('run.sh:1: the file does not belong to a brand');
    const pale = await servers.draft('ember', {}, PALE);
    expect(pale.body.data.number).toBe(1);
    expect(pale.body.data.problems[0]).toContain('too little contrast');
    const refused = await servers.post('/ember/publications', { number: 1, ...NOTE });
    expect(refused.status).toBe(422);
    expect(refused.body.problems[0]).toContain('too little contrast');
    const taken = await servers.draft('ember', { hosts: ['aurora.localhost'] });
    expect(taken.body.data.problems[0]).toContain("which 'aurora' has too");
    expect((await servers.post('/ember/publications', { number: 2, ...NOTE })).status).toBe(422);
    expect(await titleAt(servers.app)).toBe(FOLDER_TITLE);
    expect((await servers.get('/ember/history')).body.data.publications).toEqual([]);
  });

  test('cannot be published with a damaged picture', async () => {
    const cut = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR4nGMwTvtPEmIY',
      'base64',
    );
    const own = Object.entries(filesOf('ember', {})).filter(([name]) => !/^(logo|icon)/.test(name));
    const files = { ...Object.fromEntries(own), 'logo.png': cut.toString('base64') };
    const kept = await servers.post('/ember/drafts', { files, ...NOTE });
    expect(kept.body.data.problems).toEqual([
      expect.stringContaining('logo.png:1: the picture cannot be read: a part of it is damaged'),
    ]);
    expect((await servers.post('/ember/publications', { number: 1, ...NOTE })).status).toBe(422);
  });

  test('cannot be changed or deleted', async () => {
    await servers.publishTitle('One');
    const db = servers.database.as('app');
    for (const statement of [
      sql`update brand_version set note = ''`,
      sql`delete from brand_version`,
      sql`update brand_publication set author = 'Ravi'`,
      sql`delete from brand_publication`,
    ]) {
      await expect(db.query(statement)).rejects.toThrow('permission denied');
    }
  });
});

describe('publishing', () => {
  test('replaces the folder on every server, and a rollback restores the folder', async () => {
    const shelf = await BrandShelf.open(TOKENS_DIR);
    const db = servers.database.as('app');
    const there = new ServedVersions({ db, shelf });
    there.listen(postgresBus(db));
    await there.refresh();
    const titleThere = () => shelf.brands.find(({ id }) => id === 'ember')?.title;
    const reached = (title: string) =>
      until(async () => {
        await there.keepUp();
        return titleThere() === title ? true : undefined;
      });

    await servers.publishTitle('One');
    expect(await titleAt(servers.app)).toBe('One');
    await reached('One');
    await servers.publishTitle('Two');
    await reached('Two');

    expect((await servers.post('/ember/rollback', NOTE)).body.data).toMatchObject({ number: 1 });
    expect(await titleAt(servers.app)).toBe('One');
    await reached('One');
    // The next rollback restores version 2, a copy of the folder; the last one, the folder itself.
    for (const number of [2, null]) {
      expect((await servers.post('/ember/rollback', NOTE)).body.data).toEqual({
        number,
        cancelled: 0,
        served: true,
      });
      expect(await titleAt(servers.app)).toBe(FOLDER_TITLE);
      await reached(FOLDER_TITLE);
    }
    expect((await servers.post('/ember/rollback', NOTE)).status).toBe(409);
  });

  test('happens once if two requests publish the same version concurrently', async () => {
    const { number } = (await servers.draft('ember', { title: 'One' })).body.data;
    const { db } = servers.database;
    const { sent } = await db.transaction(async (tx) => {
      await lockBrand(tx, 'ember');
      const publish = () => servers.post('/ember/publications', { number, ...NOTE });
      const sent = [publish(), publish()];
      // Both requests have read the served version when they reach the lock.
      await until(async () => {
        const waiting = await db.query(sql`
          select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
            and query like '%pg_advisory_xact_lock%'`);
        return waiting.length === 2 || undefined;
      });
      return { sent };
    });
    const replies = await Promise.all(sent);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.message).toBe(
      `ember is already served from version ${number}. Nothing was published.`,
    );
    expect(await titleAt(servers.app)).toBe('One');
    await servers.post('/ember/rollback', NOTE);
    expect(await titleAt(servers.app)).toBe(FOLDER_TITLE);
  });

  test('waits for its planned time on every server, and can be cancelled until then', async () => {
    await servers.draft('ember', { title: 'Spring' });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const planned = await servers.post('/ember/publications', { number: 1, at, ...NOTE });
    expect(planned.body.data).toEqual({ number: 1, serves_from: at });
    await Promise.all([servers.app.keepUp(), servers.elsewhere.keepUp()]);
    expect(await titleAt(servers.app)).toBe(FOLDER_TITLE);
    expect((await servers.get('/ember/history')).body.data.publications).toMatchObject([
      { number: 1, state: 'planned', ...SIGNED },
    ]);

    await rewrite(
      servers.database.db,
      sql`update brand_publication set serves_from = serves_from - interval '61 minutes'`,
    );
    for (const server of [servers.app, servers.elsewhere]) {
      await until(async () => {
        await server.keepUp();
        return (await titleAt(server)) === 'Spring' ? true : undefined;
      });
    }
    const late = await servers.post('/ember/publications', {
      number: null,
      at: '2020-01-01T00:00:00Z',
      ...NOTE,
    });
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/^2020-01-01T00:00:00.000Z is past: it is \d{4}-/);

    await servers.post('/ember/publications', { number: null, at, ...NOTE });
    expect((await servers.post('/ember/cancel', {})).body.data).toEqual({
      cancelled: 1,
    });
    expect((await servers.get('/ember/history')).body.data.publications).toMatchObject([
      { number: null, state: 'cancelled', cancelled_by: MANAGER.name },
      { number: 1, state: 'served' },
      { number: 2, state: 'past', note: 'The folder, as it was served before version 1' },
    ]);
    expect((await servers.post('/ember/cancel', {})).status).toBe(409);
  });

  test('cancels one of two planned publications by its time', async () => {
    const number = (await servers.draft('ember', { title: 'Twice' })).body.data.number;
    const [first, second] = [3_600_000, 7_200_000].map((ms) =>
      new Date(Date.now() + ms).toISOString(),
    );
    for (const at of [first, second]) {
      await servers.post('/ember/publications', { number, at, ...NOTE });
    }
    const other = await servers.post('/ember/cancel', {
      at: '2100-01-01T00:00:00Z',
    });
    expect(other).toMatchObject({
      status: 409,
      body: { message: 'ember has no planned publication for 2100-01-01T00:00:00.000Z.' },
    });
    const done = await servers.post('/ember/cancel', { at: first });
    expect(done.body.data).toEqual({ cancelled: 1 });
    expect((await servers.get('/ember/history')).body.data.publications).toMatchObject([
      { serves_from: second, state: 'planned' },
      { serves_from: first, state: 'cancelled' },
    ]);
  });

  test('serves a version planned for the near future on time, without a notification', async () => {
    await servers.draft('ember', { title: 'Soon' });
    await servers.elsewhere.keepUp();
    // A slow machine may handle the request after the planned time, so retry.
    const at = await until(async () => {
      const soon = new Date(Date.now() + 700);
      const plan = { number: 1, at: soon.toISOString(), ...NOTE };
      const { status } = await servers.post('/ember/publications', plan);
      return status === 200 ? soon : undefined;
    });
    await until(async () => {
      await servers.app.keepUp();
      return (await titleAt(servers.app)) === 'Soon' ? true : undefined;
    });
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
  });

  test('a rollback cancels planned publications', async () => {
    await servers.publishTitle('One');
    const { number } = (await servers.draft('ember', { title: 'Two' })).body.data;
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await servers.post('/ember/publications', { number, at, ...NOTE });
    expect((await servers.post('/ember/rollback', NOTE)).body.data).toMatchObject({
      cancelled: 1,
    });
  });

  test('serves a brand without a folder at its hosts, even after a restart', async () => {
    const files = filesOf('lagoon', { hosts: ['zephyr.localhost'], title: 'Zephyr Gaming' });
    expect((await servers.post('/zephyr/drafts', { files, ...NOTE })).body.data.number).toBe(1);
    expect(await titleAt(servers.app, '/', { host: 'zephyr.localhost' })).toBe('Default Site');
    await servers.post('/zephyr/publications', { number: 1, ...NOTE });
    expect(await titleAt(servers.app, '/', { host: 'zephyr.localhost' })).toBe('Zephyr Gaming');
    expect((await servers.get('/')).body.data.brands).toContainEqual({
      id: 'zephyr',
      name: 'Lagoon',
      hosts: ['zephyr.localhost'],
      number: 1,
    });
    // A later server serves the published version from its first response.
    const later = await testApp(servers.database.as('app'), { WEB_DIR: servers.webDir });
    await later.keepUp();
    expect(await titleAt(later, '/', { host: 'zephyr.localhost' })).toBe('Zephyr Gaming');
    await later.close();
    // The brand's hosts may show the default brand only on explicit request.
    const refused = await servers.post('/zephyr/rollback', NOTE);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: nothingBefore('zephyr'), code: 'NOTHING_BEFORE' },
    });
    expect(await titleAt(servers.app, '/', { host: 'zephyr.localhost' })).toBe('Zephyr Gaming');
    expect((await servers.post('/zephyr/rollback', { off: true, ...NOTE })).body.data).toEqual({
      number: null,
      cancelled: 0,
      served: false,
    });
    expect(await titleAt(servers.app, '/', { host: 'zephyr.localhost' })).toBe('Default Site');
  });

  test.each([
    [{ number: 0, ...NOTE }, 'number must be from 1.'],
    [{ number: 1, at: 'tomorrow', ...NOTE }, 'at must be a moment with its time zone'],
    [{ number: 1, note: 'Spring\nforged: line' }, 'note must be one line.'],
    [{ number: 1, author: 'Ravi' }, 'author'],
    [{ number: 9, ...NOTE }, 'There is no version 9 of ember.'],
    [{ number: null, ...NOTE }, 'ember is already served from its folder.'],
  ])('refuses %j with the reason', async (payload, message) => {
    const { status, body } = await servers.post('/ember/publications', payload);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.message).toContain(message);
  });
});

describe('the limit on origins that receive passwords', () => {
  const EVIL = 'https://evil.example';

  test.each([
    ['websiteUrl', { websiteUrl: EVIL }],
    ['api_url', { api_url: EVIL }],
    ['supportUrl', { supportUrl: EVIL }],
    ['hosts.0', { hosts: ['evil.example', 'ember.localhost'] }],
  ])('refuses a draft with a disallowed %s', async (field, change) => {
    const { status, body } = await servers.draft('ember', change);
    expect(status).toBe(422);
    expect(body.problems).toEqual([expect.stringContaining(`'${field}' is '`)]);
    expect(body.problems[0]).toMatch(/evil\.example', .*BRAND_ORIGINS/);
  });

  test('a version goes offline when its host is no longer allowed', async () => {
    const list = join(await mkdtemp(join(tmpdir(), 'origins-')), 'brand-origins');
    onTestFinished(() => rm(join(list, '..'), { recursive: true }));
    await writeFile(list, `# Of the operator\n${EVIL}\n`);
    const settings = { WEB_DIR: servers.webDir, BRAND_ORIGINS: list };
    const here = await testApp(servers.database.as('app'), settings);
    onTestFinished(() => here.close());
    servers.wire = new Wire(here.origin);
    const page = () => visit(here);
    const opened = async (token: string) =>
      (await visit(here, '/', { cookie: `brand_preview=${token}` })).text.includes('Two');

    expect((await servers.draft('ember', { title: 'One', api_url: EVIL })).status).toBe(200);
    await servers.post('/ember/publications', { number: 1, ...NOTE });
    expect((await page()).headers['content-security-policy']).toContain(EVIL);
    const { number } = (await servers.draft('ember', { title: 'Two', api_url: EVIL })).body.data;
    const preview = () => servers.post('/ember/previews', { number });
    const shared = await preview();
    const token = new URL(shared.body.data.address).hash.slice(1);
    expect(await opened(token)).toBe(true);

    await writeFile(list, '');
    expect(await here.followOrigins()).toMatchObject([{ id: 'ember', served: false }]);
    expect((await page()).status).toBe(503);
    expect((await servers.post('/ember/publications', { number, ...NOTE })).body).toMatchObject({
      message: 'Nothing was published: ember version 3 does not pass the check.',
      problems: [
        expect.stringContaining("'api_url' is 'https://evil.example', which BRAND_ORIGINS"),
      ],
    });
    expect((await preview()).status).toBe(422);
    expect(await opened(token)).toBe(false);
    await servers.post('/ember/rollback', NOTE);
    expect(titleOf(await page())).toBe(FOLDER_TITLE);
    expect((await page()).headers['content-security-policy']).not.toContain(EVIL);

    // An unreadable list changes nothing.
    await writeFile(list, 'not an origin');
    expect(await here.followOrigins()).toEqual([]);
    expect(await here.followOrigins()).toEqual([]);
    expect(here.warnings).toEqual([
      "BRAND_ORIGINS: 'not' is not an origin such as https://example.com or https://*.example.com. Correct the file, one origin a line. Until then the former list counts.",
    ]);
  });
});

describe('the security log of brands', () => {
  const logged = async () =>
    (
      await servers.database.db.query<{ event: string; address: string; detail: object }>(
        sql`select event, address, detail from security_event order by id`,
      )
    ).map(({ detail, ...row }) => ({ ...row, ...detail }));

  test('records publications and rollbacks with author, address, brand and version', async () => {
    await servers.publishTitle('One');
    const { number } = (await servers.draft('ember', { title: 'Two' })).body.data;
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await servers.post('/ember/publications', { number, at, ...NOTE });
    await servers.post('/ember/publications', { number: 99, ...NOTE });
    await servers.post('/ember/rollback', NOTE);
    const common = { address: '127.0.0.1', brand: 'ember', author: SIGNED.author };
    const events = [
      { event: 'brand-published', ...common, version: 1 },
      { event: 'brand-published', ...common, version: number, at },
      { event: 'brand-rolled-back', ...common, version: expect.anything() },
    ];
    expect(servers.app.operated).toEqual(events);
    expect(await logged()).toEqual(events);
  });

  test('records wrong tokens, but never the token itself', async () => {
    const send = (path: string, token?: string) =>
      new Wire(servers.app.origin).get(BRANDS_PATH + path, token === undefined ? {} : { token });
    await send('/ember/history', 'a guess');
    await send('/', 'another');
    await send('/ember/history');
    const common = { event: 'brands-token-wrong', address: '127.0.0.1', author: '', version: '' };
    const events = [
      { ...common, brand: 'ember' },
      { ...common, brand: '' },
    ];
    expect(servers.app.operated).toEqual(events);
    expect(await logged()).toEqual(events);
  });
});

describe('an unknown brand', () => {
  const UNKNOWN = /^This server has no brand 'zefyr', and no version of one\. It serves aurora/;

  test.each([
    ['publications', { number: 1, ...NOTE }],
    ['publications', { number: null, ...NOTE }],
    ['rollback', NOTE],
    ['cancel', {}],
    ['previews', { number: 1 }],
  ])('is reported as unknown: %s %j', async (path, payload) => {
    const { status, body } = await servers.post(`/zefyr/${path}`, payload);
    expect([status, body.code]).toEqual([404, 'UNKNOWN_BRAND']);
    expect(body.message).toMatch(UNKNOWN);
  });

  test.each(['history', 'files/1', 'files/served', 'files/folder'])(
    'gets status 404: %s',
    async (path) => {
      const { status, body } = await servers.get(`/zefyr/${path}`);
      expect([status, body.code]).toEqual([404, 'UNKNOWN_BRAND']);
      expect(body.message).toMatch(UNKNOWN);
    },
  );

  test('reports a brand with only drafts as not served', async () => {
    const files = filesOf('lagoon', { hosts: ['zephyr.localhost'] });
    await servers.post('/zephyr/drafts', { files, ...NOTE });
    expect((await servers.get('/zephyr/history')).body.data).toMatchObject({
      number: null,
      served: false,
    });
    expect((await servers.get('/zephyr/files/served')).body).toMatchObject({
      code: 'NOT_SERVED',
      message: 'zephyr is not served, so there is nothing to compare or to export.',
    });
    expect(
      (await servers.post('/zephyr/publications', { number: null, ...NOTE })).body.message,
    ).toBe('This server has no folder of zephyr: publish one of its versions.');
    expect((await servers.post('/zephyr/rollback', NOTE)).body.message).toContain(
      'Nothing is published of zephyr, so there is nothing to go back from.',
    );
  });
});

test('accepts the largest allowed brand and refuses a file one byte larger', async () => {
  const files = new Map(BRAND_FILES.map((name) => [name, new Uint8Array(largestBytes(name))]));
  for (const script of ['latin', 'greek', 'cyrillic', 'arabic']) {
    files.set(`acme-${script}.woff2`, new Uint8Array(largestBytes('acme.woff2')));
  }
  const send = () => servers.post('/ember/drafts', { files: encodeFiles(files), ...NOTE });
  const judged = await send();
  expect(judged.status).toBe(422);
  expect(judged.body.message).toBe('The draft was not saved: ember is not valid.');
  expect(judged.body.problems.join()).not.toContain('too large');
  files.set('hero.jpg', new Uint8Array(largestBytes('hero.jpg') + 1));
  expect((await send()).body.problems.join()).toContain('hero.jpg:1: the file is too large');
});

describe('the token for brands', () => {
  const ask = (origin: string, token?: string) =>
    new Wire(origin).get(`${BRANDS_PATH}/`, token === undefined ? {} : { token });

  test('is required on every call', async () => {
    expect((await ask(servers.app.origin, MANAGER.token)).status).toBe(200);
    expect(await ask(servers.app.origin)).toMatchObject({
      status: 401,
      body: { message: 'Send a token of staff as a bearer token, or sign in at /staff.' },
    });
    expect(await ask(servers.app.origin, `${MANAGER.token}.`)).toMatchObject({
      status: 401,
      body: { message: expect.stringMatching(/^This is not a valid token of staff/) },
    });
    for (const path of ['/ember/drafts', '/ember/publications', '/ember/rollback', '/no/such']) {
      expect((await servers.wire.post(BRANDS_PATH + path, {})).status).toBe(401);
    }
  });

  test('allows only a limited number of guesses', async () => {
    servers.app.stopClock();
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await ask(servers.app.origin, 'a guess')).status),
    );
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(22);
    expect(statuses).toContain(429);
    expect((await ask(servers.app.origin, MANAGER.token)).status, 'no one else gets further').toBe(
      429,
    );
  });

  test('is not accepted from pages of other origins', async () => {
    const preflight = await fetch(`${servers.app.origin}${BRANDS_PATH}/`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:6006' },
    });
    expect(preflight.ok).toBe(false);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});
