import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleMoment, exampleReplies } from '@platform/api/mock';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureJob } from './pictureJob.ts';
import { takePictures } from './pictures.ts';

let folder = '';
let server: Server;
/** Log of the requests for `/`: the scheme, and true if the request is for a preview. */
let asked: string[] = [];
/** Paths of the API calls that reached the server. */
let called: string[] = [];

/** Page that reports the signed-in member, the time, the responses to its calls, and its form's input. */
const PAGE = `<script type="module">
  const says = async (path, options) => JSON.stringify(await (await fetch(path, options)).json());
  const shown = [
    localStorage.getItem('auth'),
    localStorage.getItem('userName'),
    new Date().toISOString(),
    await says('/api/user/userbalances'),
    await says('/api/game/gameinfonew', { method: 'POST', body: '{"gametype":1}' }),
    (await fetch('/api/nothing')).status,
  ];
  await fetch('/shown', { method: 'POST', body: JSON.stringify(shown) });
</script>
<form role="dialog"><input name="amount"></form>
<script>
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    event.target.append('At least 10, not ' + event.target.amount.value);
    fetch('/shown', { method: 'POST', body: JSON.stringify(event.target.textContent) });
  });
</script>`;
/** Page with a fixed bar and a list that loads when it approaches the viewport. */
const LONG_PAGE = `<nav style="position:fixed;inset:auto 0 0;height:50px;background:#00c"></nav>
<div style="height:100px;margin-top:1900px"></div>
<script>
  const near = document.querySelector('div');
  new IntersectionObserver(async ([entry]) => {
    if (!entry.isIntersecting) return;
    await fetch('/api/nothing');
    near.style.height = '700px';
  }).observe(near);
</script>`;
let shown: Record<string, unknown[]> = {};

/** Starts a fake server: its preview sets a cookie and shows a bar above the page. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  [asked, called, shown] = [[], [], {}];
  server = createServer((request, reply) => {
    const { url = '', headers } = request;
    const { cookie = '', referer = '' } = headers;
    if (url.startsWith('/api/')) called.push(url);
    if (url === '/shown') {
      const { pathname } = new URL(referer);
      request.on('data', (body: Buffer) => {
        (shown[pathname] ??= []).push(JSON.parse(body.toString()));
      });
      reply.writeHead(204).end();
      return;
    }
    if (url.startsWith('/preview')) {
      reply.writeHead(302, { 'Set-Cookie': 'brand_preview=x; Path=/', Location: '/' }).end();
      return;
    }
    const previews = cookie.includes('brand_preview');
    if (url === '/') asked.push(`${/scheme=(\w+)/.exec(cookie)?.[1]} ${previews}`);
    reply.writeHead(200, { 'Content-Type': 'text/html' });
    const bar = previews ? '<aside id="preview-bar">Version 3</aside>' : '';
    if (url === '/support') {
      reply.end(`<body style="margin:0;background:#c00">${bar}${LONG_PAGE}`);
      return;
    }
    const body = url === '/' ? 'Play' : url;
    reply.end(
      `<body style="margin:0;min-height:2000px;background:#c00">${bar}<p>${body}</p>${PAGE}`,
    );
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

test('captures each page before and after, in dark and light, at phone and desktop width', async () => {
  const index = await takePictures(job());
  const names = ['dark', 'light'].flatMap((scheme) =>
    ['1440', '390'].flatMap((width) =>
      ['after', 'before'].map((side) => `landing.${scheme}.${width}.${side}.png`),
    ),
  );
  expect(readdirSync(folder).sort()).toEqual(['index.html', ...names]);
  // The preview link is opened once, before any scheme is set.
  expect(asked.filter((one) => one === 'undefined true')).toHaveLength(1);
  const seen = new Set(asked.filter((one) => one !== 'undefined true'));
  expect(seen).toEqual(new Set(['dark false', 'dark true', 'light false', 'light true']));
  const html = readFileSync(index, 'utf8');
  expect(html).toContain('<h1>ember: from version 2, which is served, to version 3</h1>');
  expect(html).toContain('hero.text &#34;&#60;b&#62;&#34; → &#34;B&#34;');
  for (const name of names) expect(html).toContain(`<img src="${name}"`);
  // The screenshots are equal, because the preview bar is removed from them.
  expect(html.match(/: the same<\/h2>/g)).toHaveLength(4);
});

test('captures pages for members with the example member and the time of the examples, without calling the server', async () => {
  await takePictures({ ...job(), pages: ['fairness', 'my-bets'] });
  expect(called).toEqual([]);
  const { profile, userBalances, gameInfo } = exampleReplies;
  const of = (auth: string | null, member: string | null) => [
    auth,
    member,
    new Date(exampleMoment).toISOString(),
    JSON.stringify(userBalances),
    JSON.stringify(gameInfo),
    404,
  ];
  const eight = <T>(one: T): T[] => Array.from({ length: 8 }, () => one);
  expect(shown['/fairness']).toEqual(eight(of(null, null)));
  expect(shown['/my-bets']).toEqual(eight(of('true', profile.data.code)));
});

test('captures a dialog at window size, with the response to its input', async () => {
  await takePictures({ ...job(), pages: ['withdraw'] });
  const { width, height } = await sharp(join(folder, 'withdraw.dark.390.after.png')).metadata();
  expect([width, height]).toEqual([390, 844]);
  expect(shown['/dashboard']?.filter((one) => one === 'At least 10, not 1')).toHaveLength(8);
});

test('moves bars from the bottom of the window to the end of a long page, below lazy content', async () => {
  await takePictures({ ...job(), pages: ['support'] });
  const name = join(folder, 'support.dark.390.after.png');
  const { height = 0 } = await sharp(name).metadata();
  // The page has grown, because its lazy list has loaded.
  expect(height).toBe(2_600);
  const colorAt = async (top: number) => {
    const place = { left: 380, top, width: 1, height: 1 };
    return [...(await sharp(name).extract(place).removeAlpha().raw().toBuffer())];
  };
  const [red, blue] = [
    [204, 0, 0],
    [0, 0, 204],
  ];
  expect(await Promise.all([820, height - 60, height - 10].map(colorAt))).toEqual([red, red, blue]);
});

test('explains how to install Chromium if it is missing', async () => {
  const missing = join(folder, 'chromium');
  await expect(takePictures(job(), missing)).rejects.toThrow(
    /^Screenshots need Chromium, and .*chromium does not exist\. Install Debian's package/,
  );
  expect(readdirSync(folder)).toEqual([]);
});
