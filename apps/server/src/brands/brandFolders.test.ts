import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrandShelf, encodeFiles, LastValid, readFolder } from '@platform/tokens';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp, TOKENS_DIR, type TestApp } from '../testing/app';
import {
  filesOf,
  FOLDER_TITLE,
  nothingBefore,
  NOTE,
  titleAt,
  withBrandServers,
  type BrandServers,
} from '../testing/brandServers';
import { rewrite } from '../testing/rounds';
import { until } from '../testing/serverProcess';
import { Wire } from '../testing/wire';
import { ServedVersions } from './served';

let servers: BrandServers;
withBrandServers((started) => (servers = started));

describe('a brand served from its folder', () => {
  let tokens: string;
  let here: TestApp;

  beforeEach(async () => {
    tokens = await mkdtemp(join(tmpdir(), 'brands-here-'));
    for (const part of ['base', 'brands', 'semantic.tokens.json', 'contrast-pairs.json']) {
      await cp(join(TOKENS_DIR, part), join(tokens, part), { recursive: true });
    }
    const config = { WEB_DIR: servers.webDir, TOKENS_DIR: tokens };
    here = await testApp(servers.database.as('app'), config);
    servers.wire = new Wire(here.origin);
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

  test('a draft counts as served only if it equals the folder', async () => {
    const { files } = readFolder(tokens, 'ember').folder;
    const same = await servers.post('/ember/drafts', { files: encodeFiles(files), ...NOTE });
    expect(same.body.data).toMatchObject({ number: 1, served: true });
    expect((await servers.draft('ember', { title: 'One' })).body.data).toMatchObject({
      served: false,
    });
    // Publishing does not store a second copy.
    const published = await servers.post('/ember/publications', { number: 1, ...NOTE });
    expect(published.body.data).not.toHaveProperty('kept');
  });

  test('the first version keeps the served folder, and a rollback restores that copy', async () => {
    await servers.draft('ember', { title: 'One' });
    const published = await servers.post('/ember/publications', { number: 1, ...NOTE });
    expect(published.body.data).toMatchObject({ number: 1, kept: 2 });
    await edit('ember', 'brand.json', facts('ember', { title: 'Half done' }));
    expect((await servers.get('/ember/files/served')).body.data).toMatchObject({ number: 1 });
    expect((await servers.post('/ember/rollback', NOTE)).body.data).toEqual({
      number: 2,
      cancelled: 0,
      served: true,
    });
    expect(await titleAt(here)).toBe(FOLDER_TITLE);
    expect((await servers.get('/ember/history')).body.data.versions).toMatchObject([
      { number: 2, author: 'Mira', note: 'The folder, as it was served before version 1' },
      { number: 1 },
    ]);
    // The next version that replaces the folder also stores the folder.
    await servers.post('/ember/publications', { number: null, ...NOTE });
    expect(await titleAt(here)).toBe('Half done');
    const again = await servers.post('/ember/publications', { number: 1, ...NOTE });
    expect(again.body.data).toMatchObject({ kept: 3 });
    expect((await servers.post('/ember/rollback', NOTE)).body.data).toMatchObject({ number: 3 });
    expect(await titleAt(here)).toBe('Half done');
  });

  /** Moves planned publications into the past. */
  const letTimePass = () =>
    rewrite(
      servers.database.db,
      sql`update brand_publication set serves_from = serves_from - interval '61 minutes'
        where serves_from > clock_timestamp()`,
    );
  const plan = (payload: object) => {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    return servers.post('/ember/publications', { at, ...payload, ...NOTE });
  };

  test('serves changes to the folder until the first version is due; a rollback restores the last state', async () => {
    await servers.draft('ember', { title: 'Spring' });
    await plan({ number: 1 });
    // Changes to the folder are served until the planned version is due.
    await edit('ember', 'brand.json', facts('ember', { title: 'Winter' }));
    await until(async () => {
      await here.followFolders();
      return (await titleAt(here)) === 'Winter' ? true : undefined;
    });
    await letTimePass();
    // The first server that notices the due version stores the folder for all servers.
    for (const server of [here, servers.app, servers.elsewhere]) {
      await until(async () => {
        await server.keepUp();
        return (await titleAt(server)) === 'Spring' ? true : undefined;
      });
    }
    await edit('ember', 'brand.json', facts('ember', { title: 'Half done' }));
    expect((await servers.post('/ember/rollback', NOTE)).body.data).toMatchObject({
      number: 2,
      served: true,
    });
    expect(await titleAt(here)).toBe('Winter');
    const { versions, publications } = (await servers.get('/ember/history')).body.data;
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

  test('keeps the last served folder if no server runs when the first version is due', async () => {
    const lastValid = () =>
      new LastValid(join(tokens, 'kept'), (error) => {
        throw error;
      });
    await edit('ember', 'brand.json', facts('ember', { title: 'Winter' }));
    await BrandShelf.open(tokens, { lastValid: lastValid() });
    await servers.draft('ember', { title: 'Spring' });
    await plan({ number: 1 });
    await letTimePass();
    await edit('ember', 'brand.json', facts('ember', { title: 'Half done' }));

    const db = servers.database.as('app');
    const titleAtStart = async () => {
      const shelf = await BrandShelf.open(tokens, { lastValid: lastValid() });
      await new ServedVersions({ db, shelf }).refresh();
      return shelf.brands.find(({ id }) => id === 'ember')?.title;
    };
    expect(await titleAtStart()).toBe('Spring');
    expect(await titleAtStart()).toBe('Spring');
    expect((await servers.post('/ember/rollback', NOTE)).body.data).toMatchObject({ number: 2 });
    expect(await titleAtStart()).toBe('Winter');
    expect((await servers.get('/ember/history')).body.data.versions).toHaveLength(2);
  });

  test('a brand without a folder is served only while a version is published', async () => {
    const files = filesOf('lagoon', { hosts: ['zephyr.localhost'], title: 'Zephyr Gaming' });
    await servers.post('/zephyr/drafts', { files, ...NOTE });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await servers.post('/zephyr/publications', { number: 1, at, ...NOTE });
    const title = () => titleAt(here, '/', { host: 'zephyr.localhost' });
    expect(await title()).toBe('Default Site');
    await letTimePass();
    await until(async () => {
      await here.keepUp();
      return (await title()) === 'Zephyr Gaming' ? true : undefined;
    });
    const off = await servers.post('/zephyr/rollback', { off: true, ...NOTE });
    expect(off.body.data).toMatchObject({ served: false });
    expect(await title()).toBe('Default Site');
    expect((await servers.get('/zephyr/history')).body.data.versions).toHaveLength(1);
  });

  async function publishFolder(): Promise<number> {
    const files = encodeFiles(readFolder(tokens, 'ember').folder.files);
    const { number } = (await servers.post('/ember/drafts', { files, ...NOTE })).body.data;
    const published = await servers.post('/ember/publications', { number, ...NOTE });
    expect(published.body).toMatchObject({ status: 'success' });
    return number;
  }

  const CHANGED =
    "Nothing was changed: before that, ember was served from its folder, and the folder has changed since it was last shown. 'npm run brand -- publish ember --folder' serves it as it is now; 'npm run brand -- history ember' lists the versions that can be published again.";

  async function expectRefused() {
    const before = (await servers.get('/ember/history')).body.data;
    const title = await titleAt(here);
    expect(await servers.post('/ember/rollback', NOTE)).toMatchObject({
      status: 409,
      body: { message: CHANGED },
    });
    expect((await servers.get('/ember/history')).body.data).toEqual(before);
    expect(await titleAt(here)).toBe(title);
  }

  test('a rollback never serves edits made to the folder since its only version was published', async () => {
    await publishFolder();
    await edit('ember', 'brand.json', facts('ember', { title: 'Half done' }));
    await expectRefused();
    expect(await titleAt(here)).toBe(FOLDER_TITLE);
    // A restored folder equals the last served files, so it can be served again.
    const { files } = readFolder(TOKENS_DIR, 'ember').folder;
    await writeFile(join(tokens, 'brands/ember/brand.json'), files.get('brand.json') ?? '');
    expect((await servers.post('/ember/rollback', NOTE)).body.data).toMatchObject({
      number: null,
    });
    expect(await titleAt(here)).toBe(FOLDER_TITLE);
  });

  test('a second rollback does not restore the version that the first one replaced', async () => {
    await publishFolder();
    await edit('ember', 'brand.json', facts('ember', { title: 'Half done' }));
    await publishFolder();
    expect(await titleAt(here)).toBe('Half done');
    expect((await servers.post('/ember/rollback', NOTE)).body.data).toMatchObject({ number: 1 });
    expect(await titleAt(here)).toBe(FOLDER_TITLE);
    await expectRefused();
    expect(await titleAt(here)).toBe(FOLDER_TITLE);
  });

  test('a rollback restores the kept version of a folder that has changed since', async () => {
    expect(await servers.publishTitle('One')).toBe(1);
    await servers.post('/ember/publications', { number: null, ...NOTE });
    await edit('ember', 'brand.json', facts('ember', { title: 'Winter' }));
    await until(async () => {
      await here.followFolders();
      return (await titleAt(here)) === 'Winter' ? true : undefined;
    });
    expect(await servers.publishTitle('Spring')).toBe(3);
    await edit('ember', 'brand.json', facts('ember', { title: 'Half done' }));
    for (const [number, title] of [
      [4, 'Winter'],
      [1, 'One'],
      [2, FOLDER_TITLE],
    ] as const) {
      expect((await servers.post('/ember/rollback', NOTE)).body.data).toMatchObject({ number });
      expect(await titleAt(here)).toBe(title);
    }
    await expectRefused();
  });

  test('a rollback skips a folder that was deleted', async () => {
    await servers.publishTitle('One');
    await servers.post('/ember/publications', { number: null, ...NOTE });
    await servers.publishTitle('Two');
    await rm(join(tokens, 'brands/ember'), { recursive: true });
    await servers.post('/ember/rollback', NOTE);
    expect((await servers.post('/ember/rollback', NOTE)).body.data).toMatchObject({ number: 1 });
    expect(await titleAt(here)).toBe('One');
  });

  test('a rollback past the first version changes nothing if the folder no longer exists', async () => {
    await publishFolder();
    await rm(join(tokens, 'brands/ember'), { recursive: true });
    for (const request of [NOTE, { off: false, ...NOTE }]) {
      expect(await servers.post('/ember/rollback', request)).toMatchObject({
        status: 409,
        body: { message: nothingBefore('ember') },
      });
      expect(await titleAt(here)).toBe(FOLDER_TITLE);
    }
    expect((await servers.get('/ember/history')).body.data).toMatchObject({
      number: 1,
      served: true,
    });
  });

  test('refuses a rollback to a broken folder and changes nothing', async () => {
    await servers.publishTitle('One');
    await servers.post('/ember/rollback', NOTE);
    await edit('ember', 'brand.json', facts('ember', { title: 7 }));
    await expectRefused();
    await edit('ember', 'brand.json', facts('ember', { title: 'Repaired' }));
    await expectRefused();
    const reply = await servers.post('/ember/publications', { number: null, ...NOTE });
    expect(reply.body).toMatchObject({ status: 'success' });
    expect(await titleAt(here)).toBe('Repaired');
  });

  test('refuses a rollback to a version whose host now belongs to another brand', async () => {
    const move = async (id: string, host: string) => {
      const { number } = (await servers.draft(id, { hosts: [host] })).body.data;
      const { body } = await servers.post(`/${id}/publications`, { number, ...NOTE });
      expect(body).toMatchObject({ status: 'success' });
    };
    await move('ember', 'spring.localhost');
    await move('ember', 'summer.localhost');
    await move('aurora', 'spring.localhost');
    const refused = await servers.post('/ember/rollback', NOTE);
    expect(refused.status).toBe(422);
    expect(refused.body.problems).toEqual([
      expect.stringContaining("'spring.localhost', which 'aurora' has too"),
    ]);
    expect((await servers.get('/ember/history')).body.data.publications[0]).toMatchObject({
      rollback: false,
      state: 'served',
    });
  });
});
