import type { Page } from '@playwright/test';
import { BRANDS, type Brand } from './brands.ts';
import { expect, test } from './fixtures.ts';
import { sendSignIn, toast } from './steps.ts';

interface Look {
  backgroundColor: string;
  fontFamily: string;
}

const lookOf = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const { fontFamily } = getComputedStyle(document.querySelector('h1') ?? document.body);
    return { backgroundColor, fontFamily };
  });

test(
  '[BRAND-01] [BRAND-02] logo, title, website, colours and fonts depend on the host',
  { tag: '@phone' },
  async ({ page, server }) => {
    const looks: Look[] = [];
    for (const { id, name, title, heading, website } of Object.values<Brand>(BRANDS)) {
      await test.step(name, async () => {
        await page.goto(server.url(id));
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          new RegExp(`^${heading.replace(name, `\\s*${name}`)}$`),
        );
        const logo = page.getByRole('banner').getByRole('link', { name }).locator('img');
        await expect(logo).toHaveAttribute('src', /^\/brands\/\w+\/logo\.svg/);
        const link = page.getByRole('contentinfo').getByRole('link', { name: website.name }).last();
        await expect(link).toHaveAttribute('href', website.url ?? server.url(id));
        looks.push(await lookOf(page));
      });
    }
    const different = (what: keyof Look) => new Set(looks.map((look) => look[what])).size;
    expect(different('backgroundColor'), 'each brand has a background of its own').toBe(5);
    expect(different('fontFamily'), 'each brand has a typeface of its own').toBe(5);
  },
);

test(
  '[LAND-01] the brands of the specification show the landing page in the specified order',
  { tag: '@desktop' },
  async ({ page, server }) => {
    for (const { id, name, heading } of [
      BRANDS.default,
      BRANDS.aurora,
      BRANDS.ember,
      BRANDS.lagoon,
    ]) {
      await test.step(name, async () => {
        await page.goto(server.url(id));
        const parts = page.getByRole('main').getByRole('heading');
        await expect(parts.and(page.locator('h1, h2'))).toHaveText([
          new RegExp(`^${heading.replace(name, `\\s*${name}`)}$`),
          // Text of the announcement banner.
          'Live now',
          'Why choose us',
          'Free chips',
          'No purchase necessary',
          `Why Play on ${name}`,
          'Frequently asked questions',
        ]);
        const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
        await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
        await expect(header.getByRole('link', { name: 'Register' })).toBeVisible();
        await expect(footer).toContainText('Play responsibly');
      });
    }
  },
);

test(
  '[BRAND-01] [BRAND-03] the page calls the API of the brand',
  { tag: '@desktop' },
  async ({ page, server, provokes }) => {
    provokes(401);
    const site = server.url(BRANDS.default.id);
    const api = 'https://api.brand.example';
    const html = await (await fetch(site.replace('localhost', '127.0.0.1'))).text();
    expect(html).toContain('"api_url":""');
    await page.route(`${site}/?*`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: html.replace('"api_url":""', `"api_url":"${api}"`),
      }),
    );
    const calls: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${origin}${pathname}`);
    });
    await page.route(`${api}/**`, (route) =>
      route.fulfill({
        status: 401,
        headers: {
          'Access-Control-Allow-Origin': site,
          'Access-Control-Allow-Credentials': 'true',
        },
        json: { status: 'error', message: 'The API of the brand does not know you.' },
      }),
    );
    await page.goto(`${site}/?modal=auth&tab=login`);
    await sendSignIn(page, 'asha', 'Secret123');
    await expect(toast(page, 'Error', 'The API of the brand does not know you.')).toBeVisible();
    expect(calls).toContain(`POST ${api}/api/auth/login`);
    expect(calls.filter((call) => !call.includes(` ${api}/`))).toEqual([]);
  },
);
