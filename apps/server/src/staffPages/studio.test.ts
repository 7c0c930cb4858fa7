import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { setLimits } from '../ledger/limits';
import { testApp, type TestApp } from '../testing/app';
import { BRANDS_PATH, filesOf } from '../testing/brandServers';
import { colleagueOf, type Colleague } from '../testing/colleague';
import { testDatabase, type TestDatabase } from '../testing/database';
import { STAFF_ORIGIN } from '../testing/staff';
import {
  passkeyOptionsIn,
  SoftPasskey,
  StaffBrowser,
  type StaffReply,
} from '../testing/staffBrowser';

const PASSWORD = 'seven quiet rivers';
const HOST = new URL(STAFF_ORIGIN).host;

let database: TestDatabase;
let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'));
  await mkdir(join(folder, 'assets'));
  for (const page of ['index', 'screen']) {
    await writeFile(join(folder, `${page}.html`), `<title>${page}</title><!--studio:style-->`);
  }
  await writeFile(join(folder, 'assets/index-a1.js'), 'studio');
  database = await testDatabase(inject('postgresUrl'));
  app = await testApp(database.as('app'), { PUBLIC_URL: STAFF_ORIGIN, STUDIO_DIR: folder });
});
afterAll(async () => {
  expect(app.errors).toEqual([]);
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true });
});
// Requests are limited per network, and tests send more than people do.
beforeEach(() => app.advance(60_000));

const colleague = (...roles: string[]) => colleagueOf(database.db, app.origin, ...roles);

describe('the page of the Studio', () => {
  test('redirects to the sign-in, and back to the page afterwards', async () => {
    const code = 'code of Petra';
    await database.db.query(sql`
      insert into staff_account (name, email, invite_hash, invite_from, invite_until)
      values ('Petra', 'person@test.localhost', sha256(convert_to(${code}, 'UTF8')),
        clock_timestamp(), clock_timestamp() + interval '3 days')`);
    const browser = new StaffBrowser(app.origin);
    expect(await browser.get('/studio?brand=ember')).toMatchObject({
      status: 303,
      location: '/staff',
    });
    await browser.post('/staff/invitation', { code, password: PASSWORD });
    const passkey = new SoftPasskey();
    const { challenge } = passkeyOptionsIn(await browser.get());
    const created = await browser.post('/staff/passkey', { response: passkey.create(challenge) });
    expect(created).toMatchObject({ status: 303, location: '/studio?brand=ember' });

    const signIn = async () => {
      await browser.post('/staff/sign-out');
      await browser.post('/staff/password', { name: 'Petra', password: PASSWORD });
      const options = passkeyOptionsIn(await browser.get());
      return browser.post('/staff/passkey', { response: passkey.sign(options.challenge) });
    };
    expect((await signIn()).location).toBe('/staff');
    browser.cookies.set('staff_next', 'https://evil.example/studio');
    expect((await signIn()).location).toBe('/staff');
  });

  test.each([
    ['/studio', "frame-ancestors 'none'", 'DENY'],
    ['/studio/screen', "frame-ancestors 'self'", 'SAMEORIGIN'],
  ])('%s has its own policy', async (path, ancestors, frames) => {
    const { browser } = await colleague('brand manager');
    const { status, text, headers } = await browser.get(path);
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(text).toContain(`<style nonce="${nonce}"></style>`);
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).toContain(ancestors);
    expect(headers).toMatchObject({
      'x-frame-options': frames,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  test('caches files with a hash in their name', async () => {
    const { browser } = await colleague();
    const { text, headers } = await browser.get('/studio/assets/index-a1.js');
    expect(text).toBe('studio');
    expect(headers['cache-control']).toContain('immutable');
    expect((await browser.get('/studio/assets/missing.js')).status).toBe(404);
  });

  test('is served only on the staff host', async () => {
    const { browser } = await colleague('brand manager');
    browser.headers = { host: 'ember.localhost' };
    for (const path of ['/studio', '/studio/screen', '/studio/assets/index-a1.js']) {
      expect((await browser.get(path)).status).toBe(404);
    }
  });
});

describe('calls with the session of a browser', () => {
  const dataOf = ({ text }: StaffReply) => JSON.parse(text).data;
  const brandsOf = async ({ browser }: Colleague) =>
    dataOf(await browser.get(`${BRANDS_PATH}/`)).brands.map(({ id }: { id: string }) => id);
  const draft = ({ browser }: Colleague) =>
    browser.call(`${BRANDS_PATH}/ember/drafts`, { files: filesOf('ember', {}) });

  test('list the brands for which the person has a role', async () => {
    expect(await brandsOf(await colleague('brand manager of ember'))).toEqual(['ember']);
    expect(await brandsOf(await colleague('brand approver'))).toContain('lagoon');
    const auditor = await colleague('auditor');
    expect(await brandsOf(auditor)).toEqual([]);
    expect((await draft(auditor)).status).toBe(403);
  });

  test('return the permissions of the person and the pending publications', async () => {
    await setLimits(database.db, { grant: 0n });
    const manager = await colleague('brand manager');
    const approver = await colleague('brand approver');
    const { number } = dataOf(await draft(manager));
    const publication = { number, note: 'Spring.' };
    await manager.browser.call(`${BRANDS_PATH}/ember/publications`, publication);
    const historyOf = async ({ browser }: Colleague) =>
      dataOf(await browser.get(`${BRANDS_PATH}/ember/history`));
    const line = { number, at: null, author: manager.name, note: 'Spring.' };
    expect(await historyOf(manager)).toMatchObject({
      caller: manager.name,
      may: ['brand.draft', 'brand.publish', 'brand.rollback'],
      approval: true,
      waiting: [{ ...line, is_own: true }],
    });
    expect(await historyOf(approver)).toMatchObject({
      may: ['brand.rollback', 'brand.approve'],
      waiting: [{ ...line, is_own: false }],
    });
  });

  test('are refused from other sites and hosts, and after the session has ended', async () => {
    const manager = await colleague('brand manager');
    const { browser } = manager;
    const read = () => browser.get(`${BRANDS_PATH}/ember/history`);
    const headers = { host: HOST };
    for (const origin of [undefined, 'null', 'https://evil.example', 'http://ember.localhost']) {
      browser.headers = { ...headers, ...(origin !== undefined && { origin }) };
      expect((await draft(manager)).status, origin).toBe(403);
      expect((await read()).headers['access-control-allow-origin'], origin).toBeUndefined();
    }
    browser.headers = { host: 'ember.localhost', origin: STAFF_ORIGIN };
    expect((await read()).status).toBe(401);
    browser.headers = { ...headers, origin: STAFF_ORIGIN };
    expect((await draft(manager)).status).toBe(200);
    await browser.post('/staff/sign-out');
    browser.cookies.set('staff', manager.token);
    const ended = await read();
    expect(ended.status).toBe(401);
    expect(JSON.parse(ended.text)).toMatchObject({ code: 'SIGNED_OUT' });
  });
});

test('the page explains that the build of the Studio is missing', async () => {
  const bare = await testApp(database.as('app'), { PUBLIC_URL: STAFF_ORIGIN });
  const { browser } = await colleagueOf(database.db, bare.origin, 'brand manager');
  const { status, text } = await browser.get('/studio');
  expect(status).toBe(503);
  expect(text).toContain('There is no build of the Brand Studio');
  await bare.close();
});
