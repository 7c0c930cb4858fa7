import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bundleFastServer } from '../testing/fastBundle';
import { encodeFiles, readFolder } from '@platform/tokens';
import { copyOf, type TestFolder } from '../testing/folders';
import { ServerProcess, until } from '../testing/serverProcess';
import { visitAt } from '../testing/visit';

const TOKENS_DIR = fileURLToPath(new URL('../../../../tokens', import.meta.url));

const PAGE = `<!doctype html>
<html lang="en" data-brand="" data-scheme="">
  <head>
    <!--brand:head-->
    <link rel="stylesheet" href="/assets/main-abc123.css">
    <script type="module" src="/assets/main-abc123.js"></script>
  </head>
</html>`;

let folder: string;
let data: TestFolder;
let server: ServerProcess;
let origin: string;

beforeAll(async () => {
  data = await copyOf(inject('freshData'));
  folder = await mkdtemp(join(tmpdir(), 'retheme-'));
  for (const part of ['base', 'brands', 'semantic.tokens.json']) {
    await cp(join(TOKENS_DIR, part), join(folder, 'tokens', part), { recursive: true });
  }
  await mkdir(join(folder, 'web/assets'), { recursive: true });
  await writeFile(join(folder, 'web/index.html'), PAGE);
  await writeFile(join(folder, 'web/assets/main-abc123.js'), 'export {};\n');
  await writeFile(join(folder, 'web/assets/main-abc123.css'), 'p { color: var(--x) }\n');
  await start();
});

async function start(): Promise<void> {
  server = new ServerProcess(await bundleFastServer(), data.path, 0, {
    TOKENS_DIR: join(folder, 'tokens'),
    WEB_DIR: join(folder, 'web'),
  });
  ({ origin } = await server.ready());
}

afterAll(async () => {
  await server.end('SIGTERM');
  await data.remove();
  await rm(folder, { recursive: true });
});

const ask = (host: string, path = '/') => visitAt(origin, path, { host });

const get = async (host: string, path?: string): Promise<string> => (await ask(host, path)).text;

const file = (id: string, name: string) => join(folder, 'tokens/brands', id, name);

const served = (host: string, text: string) =>
  until(async () => ((await get(host)).includes(text) ? true : undefined));

const hashes = () =>
  Promise.all(
    ['/assets/main-abc123.js', '/assets/main-abc123.css'].map(async (path) =>
      createHash('sha256')
        .update(await get('ember.localhost', path))
        .digest('hex'),
    ),
  );

async function changeFacts(id: string, change: object): Promise<void> {
  const facts = JSON.parse(await readFile(file(id, 'brand.json'), 'utf8')) as object;
  await writeFile(file(id, 'brand.json'), JSON.stringify({ ...facts, ...change }));
}

test('serves an added folder without a restart', async () => {
  const before = await hashes();
  await cp(file('lagoon', ''), file('zephyr', ''), { recursive: true });
  await changeFacts('zephyr', { title: 'Zephyr Gaming', hosts: ['zephyr.localhost'] });
  await served('zephyr.localhost', '<title>Zephyr Gaming</title>');
  expect(await get('zephyr.localhost')).toContain("[data-brand='zephyr']{--platform-");
  expect(await hashes()).toEqual(before);
});

test('serves a changed design and icon without a restart, at new URLs', async () => {
  const iconIn = (html: string) => /<link rel="icon"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? '';
  const before = { html: await get('ember.localhost'), hashes: await hashes() };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h5"/></svg>';
  await writeFile(file('ember', 'icon.svg'), svg);
  const look = '{ "radius": { "card": { "$value": { "value": 31, "unit": "px" } } } }';
  await writeFile(file('ember', 'brand.tokens.json'), look);
  await served('ember.localhost', '--platform-radius-card:31px');
  const icon = iconIn(await get('ember.localhost'));
  expect(icon).not.toBe(iconIn(before.html));
  expect(await get('ember.localhost', icon)).toContain('M1 1h5');
  expect(await hashes()).toEqual(before.hashes);
});

test('the page contains a brand’s public details but not its hosts', async () => {
  const facts = {
    supportUrl: 'https://help.lagoon.example',
    teamUrl: 'https://team.lagoon.example/',
    explorers: { 'USDT-BEP20': 'https://scan.lagoon.example/tx/' },
    terms: [{ number: 1, title: 'Play </script> fair', paragraphs: ['Always.'] }],
    games: ['wingo', 'dice'],
  };
  await changeFacts('lagoon', facts);
  await served('lagoon.localhost', 'help.lagoon.example');
  const html = await get('lagoon.localhost');
  const json = /<script type="application\/json" id="brand">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject(facts);
  expect(Object.keys(JSON.parse(json) as object)).not.toContain('hosts');
});

/** Returns the public fields of a host's brand from its page. */
async function factsOn(host: string): Promise<object> {
  const json = /<script type="application\/json" id="brand">(.*?)<\/script>/.exec(await get(host));
  return JSON.parse(json?.[1] ?? '') as object;
}

test('serves changed content without a restart, and ignores hostile content', async () => {
  const say = (content: object) =>
    writeFile(file('lagoon', 'content.json'), JSON.stringify(content));
  await say({
    hero: { headline: { en: 'Calm at {brand}', es: 'Calma en {brand}' } },
    announcement: { text: 'Over', until: '2020-01-01T00:00Z' },
    banners: [{ text: 'On & on', link: { text: 'Play', href: '/guides' } }],
  });
  await served('lagoon.localhost', 'Calm at {brand}');
  const before = await factsOn('lagoon.localhost');
  expect(before).toMatchObject({
    content: {
      hero: { headline: 'Calm at {brand}' },
      banner: { text: 'On & on', link: { text: 'Play', href: '/guides' } },
    },
  });
  expect(JSON.stringify(before)).not.toMatch(/Over|Calma/);
  await say({ footer: { links: [{ text: 'Win', href: 'javascript:alert(1)' }] } });
  await until(() => (server.output.includes("'footer.links.0.href' is") ? true : undefined));
  expect(await factsOn('lagoon.localhost')).toEqual(before);
  await say({});
  await until(async () =>
    JSON.stringify(await factsOn('lagoon.localhost')).includes('Calm at') ? undefined : true,
  );
});

const withoutNonce = (html: string) => html.replace(/nonce="[^"]+"/, '');

test('logs an invalid brand and keeps serving the last valid version', async () => {
  const before = await get('aurora.localhost');
  await changeFacts('aurora', { titel: 'Aurora' });
  await until(() => (server.output.includes("'titel' is not a known key") ? true : undefined));
  expect(withoutNonce(await get('aurora.localhost'))).toBe(withoutNonce(before));
  expect(server.output).toMatch(/aurora\/brand\.json:\d+: 'titel' is not a known key/);
});

test('after a restart, serves the last valid versions, and 503 for brands without a valid version', async () => {
  const before = await get('ember.localhost');
  await rm(file('ember', 'logo.svg'));
  await server.end('SIGTERM');
  await cp(file('lagoon', ''), file('novice', ''), { recursive: true });
  await changeFacts('novice', { hosts: ['novice.localhost'], title: 7 });
  await start();

  expect(withoutNonce(await get('ember.localhost'))).toBe(withoutNonce(before));
  expect((await ask('lagoon.localhost')).status).toBe(200);
  for (const path of ['/', '/wallet', '/docs', '/assets/main-abc123.js', '/manifest.webmanifest']) {
    const { status, headers, text } = await ask('novice.localhost', path);
    expect([path, status, headers['content-type'], headers['retry-after']]).toEqual([
      path,
      503,
      'text/html; charset=UTF-8',
      '60',
    ]);
    expect(text).toContain('<h1>This site is not available at the moment.');
    expect(text).not.toMatch(/novice|tokens|brand\.json|Error/);
  }
  const call = await ask('novice.localhost', '/api/currency/rates');
  expect(call.status).toBe(503);
  expect(JSON.parse(call.text)).toMatchObject({ status: 'error', code: 'SITE_CLOSED' });

  const ready = await ask('novice.localhost', '/readyz');
  expect(ready.status).toBe(200);
  expect((JSON.parse(ready.text) as { faulty_brands: string[] }).faulty_brands).toEqual([
    'aurora: 1 problem, served as it was last valid',
    'ember: 1 problem, served as it was last valid',
    'novice: 1 problem, not served, its hosts answer 503',
  ]);
  const lines = server.output.split('\n').filter((line) => line.includes('Brand '));
  expect(lines).toHaveLength(3);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(700);

  await changeFacts('novice', { title: 'Novice Gaming' });
  await served('novice.localhost', '<title>Novice Gaming</title>');
});

test('starts with published versions if every folder is invalid', async () => {
  const kept = await readFile(join(data.path, 'staff.json'), 'utf8');
  const { token } = JSON.parse(kept) as { token: string };
  const post = async (path: string, payload: object) => {
    const sent = await fetch(`${origin}/operator/brands/default${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify(payload),
    });
    return (await sent.json()) as { data: { number: number } };
  };
  const { files } = readFolder(join(folder, 'tokens'), 'default').folder;
  const { number } = (await post('/drafts', { files: encodeFiles(files) })).data;
  await post('/publications', { number });
  const before = await get('localhost');
  await server.end('SIGTERM');
  for (const id of ['aurora', 'default', 'ember', 'folio', 'lagoon', 'novice', 'zephyr']) {
    await rm(file(id, 'logo.svg'), { force: true });
  }
  // Without the last valid brands, the server starts like a new server.
  await rm(join(data.path, 'brands'), { recursive: true });
  await start();
  expect(withoutNonce(await get('localhost'))).toBe(withoutNonce(before));
  expect((await ask('ember.localhost')).status).toBe(503);
  const lines = server.output.split('\n').filter((line) => line.includes('Brand '));
  expect(lines.map((line) => /Brand (\w+):/.exec(line)?.[1])).not.toContain('default');
});
