import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BRAND_FILES,
  BrandShelf,
  encodeFiles,
  largestBytes,
  LastValid,
  readFolder,
  type EncodedFiles,
} from '@platform/tokens';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { postgresBus } from '../ports/bus/bus';
import { rewrite } from '../testing/rounds';
import { testApp, TOKENS_DIR, type TestApp } from '../testing/app';
import { testDatabase, type TestDatabase } from '../testing/database';
import { until } from '../testing/serverProcess';
import { Wire } from '../testing/wire';
import { ServedVersions } from './served';

const TOKEN = 'the token of those who run the brands';
const PAGE = `<!doctype html>
<html lang="en" data-brand="" data-scheme="">
  <head>
    <!--brand:head-->
  </head>
  <body>
  </body>
</html>`;

let database: TestDatabase;
let webDir: string;
let app: TestApp;
let elsewhere: TestApp;
let wire: Wire;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'brands-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), PAGE);
});
afterAll(() => rm(webDir, { recursive: true }));

beforeEach(async () => {
  database = await testDatabase(inject('postgresUrl'));
  const db = database.as('app');
  const config = { BRANDS_TOKEN: TOKEN, WEB_DIR: webDir };
  app = await testApp(db, config);
  elsewhere = await testApp(db, config);
  wire = new Wire(app.origin);
  return async () => {
    await app.close();
    await elsewhere.close();
    await database.drop();
    expect([...app.errors, ...elsewhere.errors]).toEqual([]);
  };
});

const AT = '/operator/brands';
const SIGNED = { author: 'Mira', note: 'for spring' };

const post = (path: string, payload: object) => wire.post(AT + path, payload, { token: TOKEN });
const get = (path: string) => wire.get(AT + path, { token: TOKEN });

/** The files of a brand's folder, with other facts. */
function filesOf(id: string, change: object, more: Record<string, string> = {}): EncodedFiles {
  const { files } = readFolder(TOKENS_DIR, id).folder;
  const said = new TextDecoder().decode(files.get('brand.json'));
  const facts = JSON.stringify({ ...(JSON.parse(said) as object), ...change });
  const texts = Object.entries({ 'brand.json': facts, ...more });
  return encodeFiles(
    new Map([
      ...files,
      ...texts.map(([name, text]) => [name, new TextEncoder().encode(text)] as const),
    ]),
  );
}

const draft = (id: string, change: object, more?: Record<string, string>) =>
  post(`/${id}/drafts`, { files: filesOf(id, change, more), ...SIGNED });

/** Saves a version of a title and publishes it. */
async function publishTitle(title: string): Promise<number> {
  const { body } = await draft('ember', { title });
  const { number } = body.data;
  const published = await post('/ember/publications', { number, ...SIGNED });
  expect(published.body).toMatchObject({ status: 'success' });
  return number;
}

interface Page {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** What a browser at a host is answered. */
const visit = (
  { origin }: TestApp,
  path = '/',
  { host = 'ember.localhost', ...headers }: Record<string, string> = {},
): Promise<Page> =>
  new Promise((resolve, reject) => {
    const sent = request(origin + path, { headers: { host, ...headers } }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: reply.statusCode, headers: reply.headers, text });
      });
    });
    sent.on('error', reject);
    sent.end();
  });

const titleOf = ({ text }: Page) => /<title>(.*?)<\/title>/.exec(text)?.[1];
const titleAt = async (server: TestApp, path?: string, headers?: Record<string, string>) =>
  titleOf(await visit(server, path, headers));

const FOLDER_TITLE = 'Ember Gaming Platform';
const PALE = {
  'brand.tokens.json': '{ "color": { "text": { "muted": { "$value": "{palette.neutral.7}" } } } }',
};

/** What is said where a rollback would take a brand off the site. */
const NOTHING_BEFORE = (id: string) =>
  `Nothing was changed: before that, no version of ${id} was served, and this server has no folder of it. 'npm run brand -- rollback ${id} --off' takes it off the site; 'npm run brand -- history ${id}' lists the versions that can be published again.`;

describe('a version', () => {
  test('is the files with their hash, author, date and note; the same files are the same version', async () => {
    const first = await draft('ember', { title: 'One' });
    expect(first.body.data).toMatchObject({ number: 1, isNew: true, problems: [], ...SIGNED });
    expect((await draft('ember', { title: 'One' })).body.data).toMatchObject({
      number: 1,
      isNew: false,
    });
    expect((await draft('ember', { title: 'Two' })).body.data).toMatchObject({ number: 2 });
    expect((await get('/ember/files/1')).body.data).toEqual({
      number: 1,
      hash: first.body.data.hash,
      files: filesOf('ember', { title: 'One' }),
    });
    expect(await titleAt(app), 'a draft is served to no one').toBe(FOLDER_TITLE);
  });

  test('that cannot be read is not kept; one with too little contrast is, and cannot be published', async () => {
    const broken = await draft('ember', { title: 7 });
    expect(broken.status).toBe(422);
    expect(broken.body.problems[0]).toMatch(/^tokens\/brands\/ember\/brand\.json:1: 'title' is/);
    const odd = await draft('ember', {}, { 'run.sh': 'exit' });
    expect(odd.body.problems[0]).toContain('run.sh:1: the file does not belong to a brand');
    const pale = await draft('ember', {}, PALE);
    expect(pale.body.data.number).toBe(1);
    expect(pale.body.data.problems[0]).toContain('too little contrast');
    const refused = await post('/ember/publications', { number: 1, ...SIGNED });
    expect(refused.status).toBe(422);
    expect(refused.body.problems[0]).toContain('too little contrast');
    const taken = await draft('ember', { hosts: ['aurora.localhost'] });
    expect(taken.body.data.problems[0]).toContain("which 'aurora' has too");
    expect((await post('/ember/publications', { number: 2, ...SIGNED })).status).toBe(422);
    expect(await titleAt(app)).toBe(FOLDER_TITLE);
    expect((await get('/ember/history')).body.data.publications).toEqual([]);
  });

  test('with a picture of which a part is missing cannot be published', async () => {
    const cut = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR4nGMwTvtPEmIY',
      'base64',
    );
    const own = Object.entries(filesOf('ember', {})).filter(([name]) => !/^(logo|icon)/.test(name));
    const files = { ...Object.fromEntries(own), 'logo.png': cut.toString('base64') };
    const kept = await post('/ember/drafts', { files, ...SIGNED });
    expect(kept.body.data.problems).toEqual([
      expect.stringContaining('logo.png:1: the picture cannot be read: a part of it is damaged'),
    ]);
    expect((await post('/ember/publications', { number: 1, ...SIGNED })).status).toBe(422);
  });

  test('stays as it was made, and on record', async () => {
    await publishTitle('One');
    const db = database.as('app');
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
  test('replaces the folder on every server, and a rollback restores it', async () => {
    const shelf = await BrandShelf.open(TOKENS_DIR);
    const db = database.as('app');
    const there = new ServedVersions({ db, shelf });
    there.listen(postgresBus(db));
    await there.refresh();
    const titleThere = () => shelf.brands.find(({ id }) => id === 'ember')?.title;
    /** Waits until another server has it, asking as a server does. */
    const reached = (title: string) =>
      until(async () => {
        await there.keepUp();
        return titleThere() === title ? true : undefined;
      });

    await publishTitle('One');
    expect(await titleAt(app)).toBe('One');
    await reached('One');
    await publishTitle('Two');
    await reached('Two');

    expect((await post('/ember/rollback', SIGNED)).body.data).toMatchObject({ number: 1 });
    expect(await titleAt(app)).toBe('One');
    await reached('One');
    // Again: further back, not forward again; in the end to the folder.
    for (const number of [2, null]) {
      expect((await post('/ember/rollback', SIGNED)).body.data).toEqual({
        number,
        cancelled: 0,
        served: true,
      });
      expect(await titleAt(app)).toBe(FOLDER_TITLE);
      await reached(FOLDER_TITLE);
    }
    expect((await post('/ember/rollback', SIGNED)).status).toBe(409);
  });

  test('at a time happens then, on every server, and can be taken back before', async () => {
    await draft('ember', { title: 'Spring' });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const planned = await post('/ember/publications', { number: 1, at, ...SIGNED });
    expect(planned.body.data).toEqual({ number: 1, serves_from: at });
    await Promise.all([app.keepUp(), elsewhere.keepUp()]);
    expect(await titleAt(app)).toBe(FOLDER_TITLE);
    expect((await get('/ember/history')).body.data.publications).toMatchObject([
      { number: 1, state: 'planned', ...SIGNED },
    ]);

    // An hour goes by.
    await rewrite(
      database.db,
      sql`update brand_publication set serves_from = serves_from - interval '61 minutes'`,
    );
    for (const server of [app, elsewhere]) {
      await until(async () => {
        await server.keepUp();
        return (await titleAt(server)) === 'Spring' ? true : undefined;
      });
    }
    const late = await post('/ember/publications', {
      number: null,
      at: '2020-01-01T00:00:00Z',
      ...SIGNED,
    });
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/^2020-01-01T00:00:00.000Z is past: it is \d{4}-/);

    await post('/ember/publications', { number: null, at, ...SIGNED });
    expect((await post('/ember/cancel', { author: 'Ravi' })).body.data).toEqual({ cancelled: 1 });
    expect((await get('/ember/history')).body.data.publications).toMatchObject([
      { number: null, state: 'cancelled', cancelled_by: 'Ravi' },
      { number: 1, state: 'served' },
      { number: 2, state: 'past', note: 'The folder, as it was served before version 1' },
    ]);
    expect((await post('/ember/cancel', { author: 'Ravi' })).status).toBe(409);
  });

  test('of two that are planned, one is taken back by its moment', async () => {
    const number = (await draft('ember', { title: 'Twice' })).body.data.number;
    const [first, second] = [3_600_000, 7_200_000].map((ms) =>
      new Date(Date.now() + ms).toISOString(),
    );
    for (const at of [first, second]) {
      await post('/ember/publications', { number, at, ...SIGNED });
    }
    const other = await post('/ember/cancel', { at: '2100-01-01T00:00:00Z', author: 'Ravi' });
    expect(other).toMatchObject({
      status: 409,
      body: { message: 'Nothing is planned of ember for 2100-01-01T00:00:00.000Z.' },
    });
    const done = await post('/ember/cancel', { at: first, author: 'Ravi' });
    expect(done.body.data).toEqual({ cancelled: 1 });
    expect((await get('/ember/history')).body.data.publications).toMatchObject([
      { serves_from: second, state: 'planned' },
      { serves_from: first, state: 'cancelled' },
    ]);
  });

  test('what is planned for soon is served at its moment without any notice', async () => {
    await draft('ember', { title: 'Soon' });
    await elsewhere.keepUp();
    const at = new Date(Date.now() + 700);
    await post('/ember/publications', { number: 1, at: at.toISOString(), ...SIGNED });
    await until(async () => {
      await app.keepUp();
      return (await titleAt(app)) === 'Soon' ? true : undefined;
    });
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
  });

  test('a rollback takes back what is planned, too', async () => {
    await publishTitle('One');
    const { number } = (await draft('ember', { title: 'Two' })).body.data;
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await post('/ember/publications', { number, at, ...SIGNED });
    expect((await post('/ember/rollback', SIGNED)).body.data).toMatchObject({ cancelled: 1 });
  });

  test('a brand without a folder is served at its hosts, by servers that start later, too', async () => {
    const files = filesOf('lagoon', { hosts: ['zephyr.localhost'], title: 'Zephyr Gaming' });
    expect((await post('/zephyr/drafts', { files, ...SIGNED })).body.data.number).toBe(1);
    expect(await titleAt(app, '/', { host: 'zephyr.localhost' })).toBe('Default Site');
    await post('/zephyr/publications', { number: 1, ...SIGNED });
    expect(await titleAt(app, '/', { host: 'zephyr.localhost' })).toBe('Zephyr Gaming');
    expect((await get('/')).body.data.brands).toContainEqual({
      id: 'zephyr',
      name: 'Lagoon',
      hosts: ['zephyr.localhost'],
      number: 1,
    });
    // A server that starts later serves it from its first answer on.
    const later = await testApp(database.as('app'), { WEB_DIR: webDir });
    await later.keepUp();
    expect(await titleAt(later, '/', { host: 'zephyr.localhost' })).toBe('Zephyr Gaming');
    await later.close();
    // Only on request: its hosts show the default brand then.
    const refused = await post('/zephyr/rollback', SIGNED);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: NOTHING_BEFORE('zephyr'), code: 'NOTHING_BEFORE' },
    });
    expect(await titleAt(app, '/', { host: 'zephyr.localhost' })).toBe('Zephyr Gaming');
    expect((await post('/zephyr/rollback', { off: true, ...SIGNED })).body.data).toEqual({
      number: null,
      cancelled: 0,
      served: false,
    });
    expect(await titleAt(app, '/', { host: 'zephyr.localhost' })).toBe('Default Site');
  });

  test.each([
    [{ number: 0, ...SIGNED }, 'number must be from 1.'],
    [{ number: 1, at: 'tomorrow', ...SIGNED }, 'at must be a moment with its time zone'],
    [{ number: 1, note: '' }, 'author'],
    [{ number: 1, author: 'Mira\nforged: line' }, 'author must be one line.'],
    [{ number: 9, ...SIGNED }, 'There is no version 9 of ember.'],
    [{ number: null, ...SIGNED }, 'ember is already served from its folder.'],
  ])('%j is refused with what is wrong', async (payload, message) => {
    const { status, body } = await post('/ember/publications', payload);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.message).toContain(message);
  });
});

describe('a brand that is not there', () => {
  const UNKNOWN = /^This server has no brand 'zefyr', and no version of one\. It serves aurora/;

  test.each([
    ['publications', { number: 1, ...SIGNED }],
    ['publications', { number: null, ...SIGNED }],
    ['rollback', SIGNED],
    ['cancel', { author: 'Mira' }],
    ['previews', { number: 1, author: 'Mira' }],
  ])('is said to be unknown, whatever is asked: %s %j', async (path, payload) => {
    const { status, body } = await post(`/zefyr/${path}`, payload);
    expect([status, body.code]).toEqual([404, 'UNKNOWN_BRAND']);
    expect(body.message).toMatch(UNKNOWN);
  });

  test.each(['history', 'files/1', 'files/served', 'files/folder'])('%s', async (path) => {
    const { status, body } = await get(`/zefyr/${path}`);
    expect([status, body.code]).toEqual([404, 'UNKNOWN_BRAND']);
    expect(body.message).toMatch(UNKNOWN);
  });

  test('yet, because it has drafts only, is said to be not served', async () => {
    const files = filesOf('lagoon', { hosts: ['zephyr.localhost'] });
    await post('/zephyr/drafts', { files, ...SIGNED });
    expect((await get('/zephyr/history')).body.data).toMatchObject({ number: null, served: false });
    expect((await get('/zephyr/files/served')).body).toMatchObject({
      code: 'NOT_SERVED',
      message: 'zephyr is not served, so there is nothing to compare or to export.',
    });
    expect((await post('/zephyr/publications', { number: null, ...SIGNED })).body.message).toBe(
      'This server has no folder of zephyr: publish one of its versions.',
    );
    expect((await post('/zephyr/rollback', SIGNED)).body.message).toContain(
      'Nothing is published of zephyr, so there is nothing to go back from.',
    );
  });
});

describe('a brand whose folder the server itself serves', () => {
  let tokens: string;
  let here: TestApp;

  beforeEach(async () => {
    tokens = await mkdtemp(join(tmpdir(), 'brands-here-'));
    for (const part of ['base', 'brands', 'semantic.tokens.json', 'contrast-pairs.json']) {
      await cp(join(TOKENS_DIR, part), join(tokens, part), { recursive: true });
    }
    const config = { BRANDS_TOKEN: TOKEN, WEB_DIR: webDir, TOKENS_DIR: tokens };
    here = await testApp(database.as('app'), config);
    wire = new Wire(here.origin);
    return async () => {
      await here.close();
      await rm(tokens, { recursive: true });
      expect(here.errors).toEqual([]);
    };
  });

  const edit = (id: string, name: string, text: string) =>
    writeFile(join(tokens, 'brands', id, name), text);
  const facts = (id: string, change: object) =>
    Buffer.from(filesOf(id, change)['brand.json'] ?? '', 'base64').toString('utf8');

  test('its draft is what visitors are served already; one that differs is not', async () => {
    const { files } = readFolder(tokens, 'ember').folder;
    const same = await post('/ember/drafts', { files: encodeFiles(files), ...SIGNED });
    expect(same.body.data).toMatchObject({ number: 1, served: true });
    expect((await draft('ember', { title: 'One' })).body.data).toMatchObject({ served: false });
    // What is published is not kept a second time.
    const published = await post('/ember/publications', { number: 1, ...SIGNED });
    expect(published.body.data).not.toHaveProperty('kept');
  });

  test('the first version keeps what was served, and a rollback restores that, not the folder of today', async () => {
    await draft('ember', { title: 'One' });
    const published = await post('/ember/publications', { number: 1, ...SIGNED });
    expect(published.body.data).toMatchObject({ number: 1, kept: 2 });
    await edit('ember', 'brand.json', facts('ember', { title: 'Half done' }));
    expect((await get('/ember/files/served')).body.data).toMatchObject({ number: 1 });
    expect((await post('/ember/rollback', SIGNED)).body.data).toEqual({
      number: 2,
      cancelled: 0,
      served: true,
    });
    expect(await titleAt(here)).toBe(FOLDER_TITLE);
    expect((await get('/ember/history')).body.data.versions).toMatchObject([
      { number: 2, author: 'Mira', note: 'The folder, as it was served before version 1' },
      { number: 1 },
    ]);
    // So does the next version that replaces the folder.
    await post('/ember/publications', { number: null, ...SIGNED });
    expect(await titleAt(here)).toBe('Half done');
    const again = await post('/ember/publications', { number: 1, ...SIGNED });
    expect(again.body.data).toMatchObject({ kept: 3 });
    expect((await post('/ember/rollback', SIGNED)).body.data).toMatchObject({ number: 3 });
    expect(await titleAt(here)).toBe('Half done');
  });

  /** As if the moments of all that is planned had come. */
  const letTimePass = () =>
    rewrite(
      database.db,
      sql`update brand_publication set serves_from = serves_from - interval '61 minutes'
        where serves_from > clock_timestamp()`,
    );
  const plan = (payload: object) => {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    return post('/ember/publications', { at, ...payload, ...SIGNED });
  };

  test('is served as it is until its first version is due, and a rollback restores what was served last', async () => {
    await draft('ember', { title: 'Spring' });
    await plan({ number: 1 });
    // The folder is followed until then, also when it changes.
    await edit('ember', 'brand.json', facts('ember', { title: 'Winter' }));
    await until(async () => {
      await here.followFolders();
      return (await titleAt(here)) === 'Winter' ? true : undefined;
    });
    await letTimePass();
    // The first of the servers keeps it, for all of them.
    for (const server of [here, app, elsewhere]) {
      await until(async () => {
        await server.keepUp();
        return (await titleAt(server)) === 'Spring' ? true : undefined;
      });
    }
    await edit('ember', 'brand.json', facts('ember', { title: 'Half done' }));
    expect((await post('/ember/rollback', SIGNED)).body.data).toMatchObject({
      number: 2,
      served: true,
    });
    expect(await titleAt(here)).toBe('Winter');
    const { versions, publications } = (await get('/ember/history')).body.data;
    expect(versions).toMatchObject([
      { number: 2, author: 'Mira', note: 'The folder, as it was served before version 1' },
      { number: 1 },
    ]);
    expect(publications).toMatchObject([
      { number: 2, rollback: true, state: 'served' },
      { number: 1, state: 'past' },
      { number: 2, state: 'past' },
    ]);
    expect(publications).toHaveLength(3);
  });

  test('keeps what was served last also if no server runs at the moment of its first version', async () => {
    const lastValid = () =>
      new LastValid(join(tokens, 'kept'), (error) => {
        throw error;
      });
    await edit('ember', 'brand.json', facts('ember', { title: 'Winter' }));
    await BrandShelf.open(tokens, lastValid());
    await draft('ember', { title: 'Spring' });
    await plan({ number: 1 });
    await letTimePass();
    await edit('ember', 'brand.json', facts('ember', { title: 'Half done' }));

    const db = database.as('app');
    /** The title that a server serves which starts now. */
    const titleAtStart = async () => {
      const shelf = await BrandShelf.open(tokens, lastValid());
      await new ServedVersions({ db, shelf }).refresh();
      return shelf.brands.find(({ id }) => id === 'ember')?.title;
    };
    expect(await titleAtStart()).toBe('Spring');
    expect(await titleAtStart()).toBe('Spring');
    expect((await post('/ember/rollback', SIGNED)).body.data).toMatchObject({ number: 2 });
    expect(await titleAtStart()).toBe('Winter');
    expect((await get('/ember/history')).body.data.versions).toHaveLength(2);
  });

  test('and that has no folder is not served until its first version is due, nor after a rollback', async () => {
    const files = filesOf('lagoon', { hosts: ['zephyr.localhost'], title: 'Zephyr Gaming' });
    await post('/zephyr/drafts', { files, ...SIGNED });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await post('/zephyr/publications', { number: 1, at, ...SIGNED });
    const title = () => titleAt(here, '/', { host: 'zephyr.localhost' });
    expect(await title()).toBe('Default Site');
    await letTimePass();
    await until(async () => {
      await here.keepUp();
      return (await title()) === 'Zephyr Gaming' ? true : undefined;
    });
    const off = await post('/zephyr/rollback', { off: true, ...SIGNED });
    expect(off.body.data).toMatchObject({ served: false });
    expect(await title()).toBe('Default Site');
    expect((await get('/zephyr/history')).body.data.versions).toHaveLength(1);
  });

  /** Keeps the folder as it is as a version, and publishes that. */
  async function publishFolder(): Promise<number> {
    const files = encodeFiles(readFolder(tokens, 'ember').folder.files);
    const { number } = (await post('/ember/drafts', { files, ...SIGNED })).body.data;
    const published = await post('/ember/publications', { number, ...SIGNED });
    expect(published.body).toMatchObject({ status: 'success' });
    return number;
  }

  const CHANGED =
    "Nothing was changed: before that, ember was served from its folder, and the folder has changed since it was last shown. 'npm run brand -- publish ember --folder' serves it as it is now; 'npm run brand -- history ember' lists the versions that can be published again.";

  /** A rollback is refused because the folder has changed, and changes nothing. */
  async function expectRefused() {
    const before = (await get('/ember/history')).body.data;
    const title = await titleAt(here);
    expect(await post('/ember/rollback', SIGNED)).toMatchObject({
      status: 409,
      body: { message: CHANGED },
    });
    expect((await get('/ember/history')).body.data).toEqual(before);
    expect(await titleAt(here)).toBe(title);
  }

  test('a rollback never serves what was edited in the folder since its only version was published', async () => {
    await publishFolder();
    await edit('ember', 'brand.json', facts('ember', { title: 'Half done' }));
    await expectRefused();
    expect(await titleAt(here)).toBe(FOLDER_TITLE);
    // As it was, it can be followed again: visitors see what they saw.
    const { files } = readFolder(TOKENS_DIR, 'ember').folder;
    await writeFile(join(tokens, 'brands/ember/brand.json'), files.get('brand.json') ?? '');
    expect((await post('/ember/rollback', SIGNED)).body.data).toMatchObject({ number: null });
    expect(await titleAt(here)).toBe(FOLDER_TITLE);
  });

  test('a second rollback does not bring back what the first took off the site', async () => {
    await publishFolder();
    await edit('ember', 'brand.json', facts('ember', { title: 'Half done' }));
    await publishFolder();
    expect(await titleAt(here)).toBe('Half done');
    expect((await post('/ember/rollback', SIGNED)).body.data).toMatchObject({ number: 1 });
    expect(await titleAt(here)).toBe(FOLDER_TITLE);
    await expectRefused();
    expect(await titleAt(here)).toBe(FOLDER_TITLE);
  });

  test('a folder that was followed in between and has changed is passed over: a version stands for it', async () => {
    expect(await publishTitle('One')).toBe(1);
    await post('/ember/publications', { number: null, ...SIGNED });
    await edit('ember', 'brand.json', facts('ember', { title: 'Winter' }));
    await until(async () => {
      await here.followFolders();
      return (await titleAt(here)) === 'Winter' ? true : undefined;
    });
    expect(await publishTitle('Spring')).toBe(3);
    await edit('ember', 'brand.json', facts('ember', { title: 'Half done' }));
    for (const [number, title] of [
      [4, 'Winter'],
      [1, 'One'],
      [2, FOLDER_TITLE],
    ] as const) {
      expect((await post('/ember/rollback', SIGNED)).body.data).toMatchObject({ number });
      expect(await titleAt(here)).toBe(title);
    }
    await expectRefused();
  });

  test('a folder that went away is passed over, too', async () => {
    await publishTitle('One');
    await post('/ember/publications', { number: null, ...SIGNED });
    await publishTitle('Two');
    await rm(join(tokens, 'brands/ember'), { recursive: true });
    await post('/ember/rollback', SIGNED);
    expect((await post('/ember/rollback', SIGNED)).body.data).toMatchObject({ number: 1 });
    expect(await titleAt(here)).toBe('One');
  });

  test('without its folder, a rollback past its first version leaves it on the site', async () => {
    await publishFolder();
    await rm(join(tokens, 'brands/ember'), { recursive: true });
    for (const request of [SIGNED, { off: false, ...SIGNED }]) {
      expect(await post('/ember/rollback', request)).toMatchObject({
        status: 409,
        body: { message: NOTHING_BEFORE('ember') },
      });
      expect(await titleAt(here)).toBe(FOLDER_TITLE);
    }
    expect((await get('/ember/history')).body.data).toMatchObject({ number: 1, served: true });
  });

  test('a rollback to a folder that is broken by now is refused, and nothing changes', async () => {
    await publishTitle('One');
    await post('/ember/rollback', SIGNED);
    await edit('ember', 'brand.json', facts('ember', { title: 7 }));
    await expectRefused();
    await edit('ember', 'brand.json', facts('ember', { title: 'Repaired' }));
    await expectRefused();
    const said = await post('/ember/publications', { number: null, ...SIGNED });
    expect(said.body).toMatchObject({ status: 'success' });
    expect(await titleAt(here)).toBe('Repaired');
  });

  test('a rollback to a version whose host another brand has by now is refused, too', async () => {
    const move = async (id: string, host: string) => {
      const { number } = (await draft(id, { hosts: [host] })).body.data;
      const { body } = await post(`/${id}/publications`, { number, ...SIGNED });
      expect(body).toMatchObject({ status: 'success' });
    };
    await move('ember', 'spring.localhost');
    await move('ember', 'summer.localhost');
    await move('aurora', 'spring.localhost');
    const refused = await post('/ember/rollback', SIGNED);
    expect(refused.status).toBe(422);
    expect(refused.body.problems).toEqual([
      expect.stringContaining("'spring.localhost', which 'aurora' has too"),
    ]);
    expect((await get('/ember/history')).body.data.publications[0]).toMatchObject({
      rollback: false,
      state: 'served',
    });
  });
});

test('the largest brand that the rules allow can be sent, and one byte more in a file is refused by them', async () => {
  const files = new Map(BRAND_FILES.map((name) => [name, new Uint8Array(largestBytes(name))]));
  for (const script of ['latin', 'greek', 'cyrillic', 'arabic']) {
    files.set(`acme-${script}.woff2`, new Uint8Array(largestBytes('acme.woff2')));
  }
  const send = () => post('/ember/drafts', { files: encodeFiles(files), ...SIGNED });
  const judged = await send();
  expect(judged.status).toBe(422);
  expect(judged.body.message).toBe('Nothing was kept: ember is not valid.');
  expect(judged.body.problems.join()).not.toContain('too large');
  files.set('hero.jpg', new Uint8Array(largestBytes('hero.jpg') + 1));
  expect((await send()).body.problems.join()).toContain('hero.jpg:1: the file is too large');
});

describe('the token', () => {
  const ask = (origin: string, token?: string) =>
    new Wire(origin).get(`${AT}/`, token === undefined ? {} : { token });

  test('is asked for at every call, and only where one is set', async () => {
    expect((await ask(app.origin, TOKEN)).status).toBe(200);
    expect(await ask(app.origin)).toMatchObject({
      status: 401,
      body: { message: 'Send the token of this server as a bearer token.' },
    });
    expect(await ask(app.origin, `${TOKEN}.`)).toMatchObject({
      status: 401,
      body: { message: expect.stringMatching(/^This is not the token of this server\./) },
    });
    for (const path of ['/ember/drafts', '/ember/publications', '/ember/rollback', '/no/such']) {
      expect((await wire.post(AT + path, {})).status).toBe(401);
    }
    const closed = await testApp(database.as('app'));
    const { status, body } = await ask(closed.origin, TOKEN);
    expect([status, body.message]).toEqual([
      404,
      'This server keeps no versions of brands. Start it with BRANDS_TOKEN to have them kept.',
    ]);
    await closed.close();
  });

  test('cannot be tried quickly', async () => {
    app.stopClock();
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await ask(app.origin, 'a guess')).status),
    );
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(22);
    expect(statuses).toContain(429);
    expect((await ask(app.origin, TOKEN)).status, 'no one else gets further').toBe(429);
  });

  test('pages of other origins may send it, and get no cookies', async () => {
    const preflight = await fetch(`${app.origin}${AT}/`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:6006' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('a preview', () => {
  /** Saves a version and opens its preview; what a browser then sends. */
  async function preview(change: object = { title: 'Draft' }) {
    await draft('ember', change, PALE);
    const { body } = await post('/ember/previews', { number: 1, hours: 2, author: 'Mira' });
    const { pathname, search } = new URL(body.data.address);
    const opened = await visit(app, pathname + search);
    const [set = ''] = opened.headers['set-cookie'] ?? [];
    return { address: body.data.address as string, opened, set, cookie: set.split(';')[0] ?? '' };
  }

  test('is shown to the browser that opened its address, on the brand’s own site, and to no other', async () => {
    const { address, opened, set, cookie } = await preview();
    expect(address).toMatch(/^http:\/\/ember\.localhost:\d+\/preview\?token=[\w-]{43}$/);
    expect([opened.status, opened.headers.location]).toEqual([302, '/']);
    expect(set).toMatch(/^brand_preview=[\w-]{43};.*HttpOnly.*SameSite=Lax/);
    expect(opened.headers['referrer-policy']).toBe('no-referrer');
    const page = await visit(app, '/wallet', { cookie });
    expect(titleOf(page)).toBe('Draft');
    expect(page.text).toMatch(/<body><aside id="preview-bar".*Preview of Ember, version 1\./);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(page.text, 'the address is nowhere on the page').not.toContain(cookie.slice(14));
    const others = await visit(app, '/wallet');
    expect(titleOf(others)).toBe(FOLDER_TITLE);
    expect(others.text).not.toContain('preview');
    expect(others.headers['cache-control']).toBe('no-cache');
    expect(others.headers['x-robots-tag']).toBeUndefined();
    // Any server shows it.
    expect(await titleAt(elsewhere, '/', { cookie })).toBe('Draft');
  });

  test('takes its pictures from the draft, out of every cache, and its calls to where the site’s go', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h5"/></svg>';
    const { body } = await post('/ember/drafts', {
      files: filesOf('ember', { api_url: 'https://elsewhere.example' }, { 'logo.svg': logo }),
      ...SIGNED,
    });
    const shared = await post('/ember/previews', { number: body.data.number, author: 'Mira' });
    const { pathname, search } = new URL(shared.body.data.address);
    const [set = ''] = (await visit(app, pathname + search)).headers['set-cookie'] ?? [];
    const [cookie = ''] = set.split(';');
    const page = await visit(app, '/', { cookie });
    expect(page.text).toContain('"api_url":""');
    const [src = ''] = /\/brands\/ember\/logo\.svg\?v=\w+/.exec(page.text) ?? [];
    const seen = await visit(app, src, { cookie });
    expect(seen.text).toContain('M1 1h5');
    expect(seen.headers['cache-control']).toBe('private, no-store');
    const others = await visit(app, src);
    expect(others.text).not.toContain('M1 1h5');
    expect(others.headers['cache-control']).toBe('public, max-age=86400');
  });

  test('is dark or light, and is left, by links of its bar', async () => {
    const { cookie } = await preview();
    const light = await visit(app, '/preview/scheme/light', {
      cookie,
      referer: 'http://ember.localhost/wallet?tab=1',
    });
    expect(light.headers.location).toBe('/wallet?tab=1');
    expect(light.headers['set-cookie']?.[0]).toMatch(/^scheme=light;/);
    const page = await visit(app, '/', { cookie: `${cookie}; scheme=light` });
    expect(page.text).toContain('data-scheme="light"');
    const left = await visit(app, '/preview/leave', {
      cookie,
      referer: 'https://evil.example/wallet',
    });
    expect(left.headers.location).toBe('/');
    expect(left.headers['set-cookie']?.[0]).toMatch(/^brand_preview=; Max-Age=0/);
  });

  test('ends, and its address says so then; made-up addresses lead nowhere', async () => {
    const { address, cookie } = await preview();
    await rewrite(
      database.db,
      sql`update brand_preview set expires_at = expires_at - interval '2 hours'`,
    );
    expect(await titleAt(app, '/', { cookie })).toBe(FOLDER_TITLE);
    const { pathname, search } = new URL(address);
    for (const path of [pathname + search, '/preview?token=guess', '/preview']) {
      const { status, headers, text } = await visit(app, path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('<h1>This preview has ended. Please ask for a new link.</h1>');
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('tokens are not tried quickly, and the site is served meanwhile', async () => {
    const { cookie } = await preview();
    app.stopClock();
    for (let count = 0; count < 80; count += 1) {
      await visit(app, `/preview?token=${'a'.repeat(43)}`);
    }
    expect(await titleAt(app, '/', { cookie })).toBe(FOLDER_TITLE);
  });
});
