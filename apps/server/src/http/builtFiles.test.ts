import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtFiles } from './builtFiles';

let folder: string;
let app: Hono;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(folder, 'assets'));
  app = new Hono().use(builtFiles(folder));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);

const ask = async (path: string, encodings = '') => {
  const answer = await app.request(path, { headers: { 'Accept-Encoding': encodings } });
  const { status, headers } = answer;
  const [type, encoding] = [headers.get('Content-Type'), headers.get('Content-Encoding')];
  return { status, type, encoding, text: await answer.text() };
};

const SCRIPT = { status: 200, type: 'text/javascript; charset=utf-8', encoding: null };

test('reads a file with a content hash in its name once', async () => {
  await write('assets/main-1a2b.js', 'first');
  expect(await ask('/assets/main-1a2b.js')).toEqual({ ...SCRIPT, text: 'first' });
  await rm(join(folder, 'assets/main-1a2b.js'));
  expect(await ask('/assets/main-1a2b.js')).toEqual({ ...SCRIPT, text: 'first' });
});

test('reads any other file on each request', async () => {
  await write('robots.js', 'first');
  await ask('/robots.js');
  await write('robots.js', 'second');
  expect(await ask('/robots.js')).toEqual({ ...SCRIPT, text: 'second' });
});

test('finds a file that was missing on an earlier request', async () => {
  expect(await ask('/assets/late-1a2b.js')).toMatchObject({ status: 404 });
  await write('assets/late-1a2b.js', 'late');
  expect(await ask('/assets/late-1a2b.js')).toEqual({ ...SCRIPT, text: 'late' });
});

test('sends the smallest encoding that the browser accepts', async () => {
  for (const end of ['', '.br', '.gz']) await write(`assets/main-1a2b.js${end}`, `as${end}`);
  const path = '/assets/main-1a2b.js';
  expect(await ask(path, 'gzip, br')).toEqual({ ...SCRIPT, encoding: 'br', text: 'as.br' });
  expect(await ask(path, 'gzip')).toEqual({ ...SCRIPT, encoding: 'gzip', text: 'as.gz' });
  expect(await ask(path)).toEqual({ ...SCRIPT, text: 'as' });
});

test('serves nothing outside the build', async () => {
  await writeFile(`${folder}.js`, 'outside');
  for (const path of [`/../${folder.split('/').at(-1)}.js`, '/assets/..%2f..%2fx.js']) {
    expect(await ask(path)).toMatchObject({ status: 404 });
  }
  await rm(`${folder}.js`);
});
