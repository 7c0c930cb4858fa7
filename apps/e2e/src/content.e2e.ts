import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HANGS_MS } from '../../../packages/testing/src/patience.ts';
import type { PlatformServer } from '../../../packages/testing/src/platformServer.ts';
import { BRANDS } from './brands.ts';
import { expect, test } from './fixtures.ts';
import { startServer } from './sharedServer.ts';

const TOKENS = fileURLToPath(new URL('../../../tokens', import.meta.url));
const PICTURE = fileURLToPath(new URL('../../../docs/images/aurora-landing.jpg', import.meta.url));
const { id, name } = BRANDS.default;

// A separate server keeps the brands of other journeys unchanged.
let folder: string;
let server: PlatformServer;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-brands-'));
  for (const part of ['base', 'brands', 'semantic.tokens.json', 'contrast-pairs.json']) {
    await cp(join(TOKENS, part), join(folder, part), { recursive: true });
  }
  server = await startServer({ TOKENS_DIR: folder });
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const say = (content: object) =>
  writeFile(join(folder, 'brands/default/content.json'), JSON.stringify(content));

const answer = async (path = '/') =>
  (await fetch(server.url(id).replace('localhost', '127.0.0.1') + path)).text();

test(
  "the next visit shows a brand's new content, but hostile content is rejected",
  { tag: ['@phone', '@proof'] },
  async ({ page }) => {
    const site = server.url(id);
    const heading = page.getByRole('heading', { level: 1 });
    const questions = page.getByRole('heading', { level: 2, name: 'Frequently asked questions' });
    await page.goto(site);
    await expect(heading).toHaveText(new RegExp(`^Welcome to\\s*${name}$`));
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(questions).toBeVisible();

    await test.step('content changes while the server runs', async () => {
      await say({
        hero: { headline: { en: 'See the lights at {brand}', es: 'Mira las luces en {brand}' } },
        sections: ['games', 'cards'],
        announcement: { text: 'Maintenance on Sunday', link: { text: 'More', href: '/guides' } },
        banners: [
          { text: 'This was last year', until: '2020-01-01T00:00Z' },
          { text: 'Play & win' },
        ],
        footer: { text: 'Licence 123', links: [{ text: 'About us', href: '/fairness' }] },
        menu: [{ line: 'games', name: 'Play' }],
      });
      await expect.poll(() => answer()).toContain('See the lights');
      await page.goto(site);
      await expect(heading).toHaveText(new RegExp(`^See the lights at\\s*${name}$`));
      await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveText(
        'Maintenance on SundayMore',
      );
      await expect(page.getByRole('complementary', { name: 'Promotion' })).toHaveText('Play & win');
      await expect(page.getByText('This was last year')).toHaveCount(0);
      await expect(questions).toHaveCount(0);
      const foot = page.getByRole('contentinfo');
      await expect(foot).toContainText('Play responsibly');
      await expect(foot).toContainText('Licence 123');
      await expect(foot.getByRole('link', { name: 'About us' })).toHaveAttribute(
        'href',
        '/fairness',
      );
      await page.getByRole('button', { name: 'Browse' }).click();
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    });

    await test.step('the heading is translated', async () => {
      await page.goto(`${site}/?language=es`);
      await expect(heading).toHaveText(new RegExp(`^Mira las luces en\\s*${name}$`));
      await page.goto(`${site}/?language=en`);
    });

    await test.step('an image appears next to the text and is cached permanently', async () => {
      await cp(PICTURE, join(folder, 'brands/default/hero.jpg'));
      await say({
        hero: { headline: 'See the lights at {brand}', picture: { alt: { en: 'A lantern' } } },
      });
      // The server first resizes the picture, which is slow on a busy machine.
      await expect.poll(() => answer(), { timeout: HANGS_MS }).toContain('hero-800');
      const sent = page.waitForResponse(/\/hero-\d+\.[0-9a-f]{8}\.avif$/);
      await page.goto(site);
      expect((await sent).headers()).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const shown = page.getByRole('img', { name: 'A lantern' });
      await shown.scrollIntoViewIfNeeded();
      const ratio = await shown.evaluate((image: HTMLImageElement) => [
        image.naturalWidth / image.naturalHeight,
        image.width / image.height,
      ]);
      expect(ratio.map((one) => one.toFixed(1))).toEqual(['1.6', '1.6']);
    });

    await test.step('hostile content is rejected and the site does not change', async () => {
      await say({
        hero: { headline: '{brand}<img src=x onerror=alert(1)>' },
        footer: { links: [{ text: 'Win', href: 'javascript:alert(1)' }] },
      });
      const faulty = () => answer('/readyz');
      await expect.poll(faulty).toContain('default: 2 problems, served as it was last valid');
      await page.goto(site);
      await expect(heading).toHaveText(new RegExp(`^See the lights at\\s*${name}$`));
      expect(await answer()).not.toContain('alert(1)');
    });
  },
);
