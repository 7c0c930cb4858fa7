import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { BOARD, timeToBet } from './rounds.ts';
import { betTen, wallet } from './steps.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

// The server has no folder for this brand.
test.use({
  brand: {
    id: 'zephyr',
    name: 'Zephyr',
    title: 'Zephyr',
    heading: '',
    website: { name: 'zephyr.localhost' },
  },
});

const canvasOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

async function follow(page: Page, link: Locator): Promise<void> {
  const loaded = page.waitForEvent('load');
  await link.click();
  await loaded;
}

async function operatorOf(server: {
  url: (id: string) => string;
  staffToken: () => Promise<string>;
}) {
  const tokens = await mkdtemp(join(tmpdir(), 'brand-life-'));
  for (const part of ['base', 'brands', 'semantic.tokens.json', 'contrast-pairs.json']) {
    await cp(join(ROOT, 'tokens', part), join(tokens, part), { recursive: true });
  }
  const env = {
    ...process.env,
    TOKENS_DIR: tokens,
    STAFF_TOKEN: await server.staffToken(),
    PORT: new URL(server.url('localhost')).port,
  };
  const run = async (...argv: string[]): Promise<string> => {
    const main = join(ROOT, 'packages/brand/src/main.ts');
    const { stdout } = await promisify(execFile)(
      join(ROOT, 'node_modules/.bin/tsx'),
      [main, ...argv],
      { env },
    );
    return stdout;
  };
  const change = async (title: string, content: object): Promise<void> => {
    const folder = join(tokens, 'brands/zephyr');
    const facts = JSON.parse(await readFile(join(folder, 'brand.json'), 'utf8')) as object;
    await writeFile(join(folder, 'brand.json'), JSON.stringify({ ...facts, title }));
    await writeFile(join(folder, 'content.json'), JSON.stringify(content));
  };
  return { run, change, remove: () => rm(tokens, { recursive: true }) };
}

test(
  'a brand is created, drafted, previewed on a phone, published and rolled back while bets are open',
  { tag: ['@phone', '@proof'] },
  async ({ page, member, browser, server, site, provokes }) => {
    // Chromium warns if a preloaded font stays unused because the previous page used another font
    // of the stylesheet. The warning appears after 3 s, or not at all if the page closes sooner.
    provokes('preloaded using link preload but not used', { may: true });
    const operator = await operatorOf(server);
    const visitor = await (await browser.newContext()).newPage();
    const titleForVisitors = async () => {
      await visitor.goto(site);
      return visitor.title();
    };
    /** Expects the texts of the second version (`isSpring`) or the first. */
    const expectSpring = async (shown: Page, isSpring: boolean) => {
      await expect(shown).toHaveTitle(isSpring ? 'Zephyr for spring' : 'Zephyr Gaming Platform');
      const headline = isSpring ? /^Spring at\s*Zephyr$/ : /^Welcome to\s*Zephyr$/;
      await expect(shown.getByRole('heading', { level: 1 })).toHaveText(headline);
      const line = shown.getByRole('complementary', { name: 'Announcement' });
      if (isSpring) await expect(line).toHaveText('Free spins in spring');
      else await expect(line).toHaveCount(0);
    };

    await test.step('a draft of a new brand is saved, but visitors do not see it', async () => {
      const made = ['--name', 'Zephyr', '--host', 'zephyr.localhost', '--color', '#3366ff'];
      await operator.run('new', 'zephyr', ...made, '--radius', 'soft', '--font', 'sora');
      expect(await operator.run('draft', 'zephyr')).toContain('is version 1 of zephyr');
      expect(await titleForVisitors()).toBe('Default Site');
    });

    await test.step('the preview shows the draft to a member on a phone with their own balance', async () => {
      const said = await operator.run('preview', 'zephyr');
      const [address = ''] = /http:\S+/.exec(said) ?? [];
      const { pathname, hash } = new URL(address);
      await page.goto(site + pathname + hash);
      await expect(page).toHaveURL(`${site}/`);
      await page.goto('/wallet');
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'zephyr');
      const bar = page.getByRole('complementary', { name: 'Preview' });
      await expect(bar).toContainText('Preview of Zephyr, version 1.');
      await expect(wallet(page, '1,000.0000')).toBeVisible();
      await follow(page, bar.getByRole('link', { name: 'Dark' }));
      const dark = await canvasOf(page);
      await follow(page, bar.getByRole('link', { name: 'Light' }));
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
      expect(await canvasOf(page)).not.toBe(dark);
      expect(await titleForVisitors(), 'no one else sees it').toBe('Default Site');
      await follow(page, bar.getByRole('link', { name: 'Leave the preview' }));
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'default');
    });

    await test.step('the published brand is served to every visitor', async () => {
      expect(await operator.run('publish', 'zephyr')).toContain('is served now.');
      expect(await titleForVisitors()).toContain('Zephyr');
    });

    await test.step('another version is published and rolled back while a bet is open', async () => {
      await page.goto(BOARD);
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'zephyr');
      await timeToBet(page);
      await betTen(page, 'High');

      await operator.change('Zephyr for spring', {
        hero: { headline: 'Spring at {brand}' },
        announcement: { text: 'Free spins in spring' },
      });
      expect(await operator.run('draft', 'zephyr')).toContain('is version 2 of zephyr');
      const different = await operator.run('diff', 'zephyr', '--from', '1', '--to', '2');
      expect(different).toContain('→ "Zephyr for spring"');
      expect(different).toContain('content.json: hero.headline "Spring at {brand}", new');
      const said = await operator.run('preview', 'zephyr');
      const { pathname, hash } = new URL(/http:\S+/.exec(said)?.[0] ?? '');
      const reader = await (await browser.newContext()).newPage();
      await reader.goto(site + pathname + hash);
      await expect(reader).toHaveURL(`${site}/`);
      await expectSpring(reader, true);
      await reader.context().close();
      await visitor.goto(site);
      await expectSpring(visitor, false);
      await operator.run('publish', 'zephyr');
      await visitor.goto(site);
      await expectSpring(visitor, true);
      expect(await operator.run('rollback', 'zephyr')).toContain('from version 1 again');
      await visitor.goto(site);
      await expectSpring(visitor, false);

      const outcome = page.locator('[role="status"]').filter({ hasText: '10.000 staked' });
      await expect(outcome).toBeAttached({ timeout: 90_000 });
      const settled = () =>
        server.query<{ stake: string; state: string }>(
          `select stake::text, state from wingo_bet b join wingo_round r on r.id = b.round_id
            where member_id = $1`,
          [member.id],
        );
      await expect.poll(settled).toEqual([{ stake: '10000000', state: 'settled' }]);
    });

    await test.step('the audit log records each action with its author', async () => {
      const history = await operator.run('history', 'zephyr');
      expect(history).toMatch(/version 1 has been served since .* by Local operator, rolling back/);
      expect(history).toMatch(/version 2 was served from .* by Local operator/);
    });
    await operator.remove();
  },
);
