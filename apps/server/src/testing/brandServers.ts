import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeFiles, readFolder, type EncodedFiles } from '@platform/tokens';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import { setLimits } from '../ledger/limits';
import { ensureBrandProgram } from '../staff/programs';
import { testApp, TOKENS_DIR, type TestApp } from './app';
import { testDatabase, type TestDatabase } from './database';
import { visitAt, type Page } from './visit';
import { Wire } from './wire';

export const MANAGER = { name: 'Mira', token: 'the token of Mira' };
export const BRANDS_PATH = '/operator/brands';
export const NOTE = { note: 'for spring' };
export const SIGNED = { author: MANAGER.name, ...NOTE };
export const FOLDER_TITLE = 'Ember Gaming Platform';
/** Token file that gives a brand too little contrast. */
export const PALE = {
  'brand.tokens.json': '{ "color": { "text": { "muted": { "$value": "{palette.neutral.7}" } } } }',
};

const PAGE = `<!doctype html>
<html lang="en" data-brand="" data-scheme="">
  <head>
    <!--brand:head-->
  </head>
  <body>
  </body>
</html>`;

export const nothingBefore = (id: string) =>
  `Nothing was changed: before that, no version of ${id} was served, and this server has no folder of it. 'npm run brand -- rollback ${id} --off' takes it off the site; 'npm run brand -- history ${id}' lists the versions that can be published again.`;

export function filesOf(
  id: string,
  change: object,
  more: Record<string, string> = {},
): EncodedFiles {
  const { files } = readFolder(TOKENS_DIR, id).folder;
  const before = new TextDecoder().decode(files.get('brand.json'));
  const facts = JSON.stringify({ ...(JSON.parse(before) as object), ...change });
  const texts = Object.entries({ 'brand.json': facts, ...more });
  return encodeFiles(
    new Map([
      ...files,
      ...texts.map(([name, text]) => [name, new TextEncoder().encode(text)] as const),
    ]),
  );
}

export const visit = (
  { origin }: TestApp,
  path = '/',
  headers: Record<string, string> = {},
): Promise<Page> => visitAt(origin, path, { host: 'ember.localhost', ...headers });

/** Opens a preview link as a browser does: the page submits the token in the URL's fragment. */
export const openPreview = ({ origin }: TestApp, token: string): Promise<Page> =>
  visitAt(origin, '/preview', { host: 'ember.localhost' }, { token });

export const titleOf = ({ text }: Page) => /<title>(.*?)<\/title>/.exec(text)?.[1];

export const titleAt = async (server: TestApp, path?: string, headers?: Record<string, string>) =>
  titleOf(await visit(server, path, headers));

export class BrandServers {
  readonly database: TestDatabase;
  readonly webDir: string;
  readonly app: TestApp;
  readonly elsewhere: TestApp;
  wire: Wire;

  private constructor(
    database: TestDatabase,
    webDir: string,
    [app, elsewhere]: [TestApp, TestApp],
  ) {
    this.database = database;
    this.webDir = webDir;
    this.app = app;
    this.elsewhere = elsewhere;
    this.wire = new Wire(app.origin);
  }

  static async start(webDir: string): Promise<BrandServers> {
    const database = await testDatabase(inject('postgresUrl'));
    await setLimits(database.db, { grant: 1n });
    await ensureBrandProgram(database.db, MANAGER);
    const start = () => testApp(database.as('app'), { WEB_DIR: webDir });
    return new BrandServers(database, webDir, [await start(), await start()]);
  }

  readonly post = (path: string, payload: object) =>
    this.wire.post(BRANDS_PATH + path, payload, { token: MANAGER.token });

  readonly get = (path: string) => this.wire.get(BRANDS_PATH + path, { token: MANAGER.token });

  readonly draft = (id: string, change: object, more?: Record<string, string>, request?: object) =>
    this.post(`/${id}/drafts`, { files: filesOf(id, change, more), ...NOTE, ...request });

  async publishTitle(title: string): Promise<number> {
    const { body } = await this.draft('ember', { title });
    const { number } = body.data;
    const published = await this.post('/ember/publications', { number, ...NOTE });
    expect(published.body).toMatchObject({ status: 'success' });
    return number;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.elsewhere.close();
    await this.database.drop();
    expect([...this.app.errors, ...this.elsewhere.errors]).toEqual([]);
  }
}

/**
 * Starts new servers for each test of a file, passes them to `begin`, and closes them afterwards.
 */
export function withBrandServers(begin: (servers: BrandServers) => void): void {
  let webDir: string;
  beforeAll(async () => {
    webDir = await mkdtemp(join(tmpdir(), 'brands-'));
    await mkdir(join(webDir, 'assets'));
    await writeFile(join(webDir, 'index.html'), PAGE);
  });
  afterAll(() => rm(webDir, { recursive: true }));

  beforeEach(async () => {
    const servers = await BrandServers.start(webDir);
    begin(servers);
    return () => servers.close();
  });
}
