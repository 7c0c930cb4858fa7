import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureJob } from './pictureJob.ts';
import { takePictures } from './pictures.ts';

let folder = '';
let server: Server;
/** What browsers asked for: the scheme they wanted, and whether they preview. */
let asked: string[] = [];

/** A server as ours so far as pictures go: a preview is a cookie, and a bar above the page. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  asked = [];
  server = createServer(({ url = '', headers: { cookie = '' } }, reply) => {
    if (url.startsWith('/preview')) {
      reply.writeHead(302, { 'Set-Cookie': 'brand_preview=x; Path=/', Location: '/' }).end();
      return;
    }
    const previews = cookie.includes('brand_preview');
    if (url === '/') asked.push(`${/scheme=(\w+)/.exec(cookie)?.[1]} ${previews}`);
    reply.writeHead(200, { 'Content-Type': 'text/html' });
    const bar = previews ? '<aside id="preview-bar">Version 3</aside>' : '';
    reply.end(`<body style="margin:0;background:#c00">${bar}<p>${url === '/' ? 'Play' : url}</p>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

const job = (): PictureJob => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    id: 'ember',
    before: { name: 'version 2, which is served', address, isPreview: false },
    after: { name: 'version 3', address: `${address}/preview?token=x`, isPreview: true },
    pages: ['landing'],
    words: 'Files\n  content.json: hero.text "<b>" → "B"',
    folder,
  };
};

test('each page is pictured before and after, dark and light, on a phone and a desk', async () => {
  const index = await takePictures(job());
  const names = ['dark', 'light'].flatMap((scheme) =>
    ['1440', '390'].flatMap((width) =>
      ['after', 'before'].map((side) => `landing.${scheme}.${width}.${side}.png`),
    ),
  );
  expect(readdirSync(folder).sort()).toEqual(['index.html', ...names]);
  expect(new Set(asked)).toEqual(new Set(['dark false', 'dark true', 'light false', 'light true']));
  const html = readFileSync(index, 'utf8');
  expect(html).toContain('<h1>ember: from version 2, which is served, to version 3</h1>');
  expect(html).toContain('hero.text &#34;&#60;b&#62;&#34; → &#34;B&#34;');
  for (const name of names) expect(html).toContain(`<img src="${name}"`);
  // The bar of the preview is no part of the picture.
  expect(html.match(/: the same<\/h2>/g)).toHaveLength(4);
});

test('without Chromium it says what to install', async () => {
  const missing = join(folder, 'chromium');
  await expect(takePictures(job(), missing)).rejects.toThrow(
    /^There is no Chromium at .*chromium, which takes the pictures\. Install Debian's package/,
  );
  expect(readdirSync(folder)).toEqual([]);
});
