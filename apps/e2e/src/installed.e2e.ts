import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorker: true });

/**
 * Starts a proxy of the site that can imitate a release: a service worker without the files of
 * loaded pages.
 */
async function releasesOf(
  origin: URL,
): Promise<{ server: Server; port: number; next: () => void }> {
  let newer = false;
  const server = createServer((incoming, answer) => {
    const { url = '/', method, headers } = incoming;
    const replaced = newer && url === '/service-worker.js';
    const forwarded = replaced ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const { hostname, port } = origin;
    const call = request({ hostname, port, path: url, method, headers: forwarded }, (reply) => {
      if (!replaced) {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
        return;
      }
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () => {
        const { 'content-length': _, ...others } = reply.headers;
        answer.writeHead(reply.statusCode ?? 502, others);
        answer.end(text.replace(/^const BUILD = .*/, 'const BUILD = {"version":"2","shells":{}};'));
      });
    });
    call.on('error', () => answer.destroy());
    incoming.pipe(call);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, port, next: () => (newer = true) };
}

const underWorker = () => navigator.serviceWorker.ready.then(() => undefined);

test(
  'the site can be installed: it has a manifest with icons, a service worker and an offline page',
  { tag: ['@phone', '@proof'] },
  async ({ page, context }) => {
    await test.step('Chromium reports no installability errors', async () => {
      await page.goto('/');
      await page.evaluate(underWorker);
      const cdp = await context.newCDPSession(page);
      const { errors, data } = await cdp.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const manifest = JSON.parse(data ?? '{}') as { icons: { sizes: string; purpose: string }[] };
      expect(manifest).toMatchObject({ short_name: 'Aurora', display: 'standalone' });
      const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
      expect(icons).toEqual(
        expect.arrayContaining([
          '192x192 any',
          '512x512 any',
          '192x192 maskable',
          '512x512 maskable',
        ]),
      );
      const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
      // The test browser is incognito, which prevents installation.
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(
        installabilityErrors.length > 0 ? ['in-incognito'] : [],
      );
    });

    await test.step('the service worker caches only files of the app and the offline page', async () => {
      await page.goto('/guides');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Waits for open requests, which would fail in offline mode and log errors.
      await page.waitForLoadState('networkidle');
      const kept = await page.evaluate(async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(caches_.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(kept).toContain('/offline');
      expect(kept.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
      expect(kept.filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual(
        [],
      );
    });

    await test.step('the site shows a branded page while offline', async () => {
      await context.setOffline(true);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
      await expect(page.getByText('Aurora needs an internet connection')).toBeVisible();
      await expect(page.getByRole('img', { name: 'Aurora' })).toBeVisible();
    });

    await test.step('the site shows the requested page when it is online again', async () => {
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
    });
  },
);

test(
  'an open app announces a new version and loads it when the member asks for it',
  { tag: ['@desktop', '@proof'] },
  async ({ page, server, brand }) => {
    const releases = await releasesOf(
      new URL(server.url('localhost').replace('localhost', '127.0.0.1')),
    );
    const site = `http://${brand.id}.localhost:${releases.port}`;
    await page.goto(site);
    await page.evaluate(underWorker);
    await page.goto(site);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated');
    releases.next();
    const loaded = await page.evaluate(() => performance.timeOrigin);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    const told = page.locator('[data-type]').filter({ hasText: 'A new version is available' });
    await expect(told).toBeVisible();
    // The message stays, and the page does not reload automatically.
    await page.waitForTimeout(6_000);
    await expect(told).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
    await Promise.all([
      page.waitForEvent('load'),
      told.getByRole('button', { name: 'Reload' }).click(),
    ]);
    expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(loaded);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['app-2']);
    await page.goto('about:blank');
    releases.server.closeAllConnections();
    releases.server.close();
  },
);

test(
  'the settings install the site if the browser offers it',
  { tag: '@desktop' },
  async ({ page, member: _, brand }) => {
    await page.goto('/settings/general');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const section = page.getByRole('heading', { name: `Install ${brand.name}` });
    await expect(section).toHaveCount(0);
    await page.evaluate(() => {
      const prompt = () => {
        document.title = 'asked';
        return Promise.resolve();
      };
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    await expect(section).toBeVisible();
    await page.getByRole('button', { name: 'Install' }).click();
    await expect(page).toHaveTitle('asked');
    await expect(section).toHaveCount(0);
  },
);
