import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import type { Frame, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEARCH_OPTIONS, type SearchEntry } from './search.ts';
import { docs, openSite, read, runAll } from './testing/openSite.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

test('every link leads to an existing page and an existing section', () => {
  const broken = site.pages.flatMap((file) => {
    const html = read(file);
    const links = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
    return links
      .filter((link) => {
        const { origin, pathname, hash } = new URL(link, `http://site/${file}`);
        if (origin !== 'http://site') return false;
        const path = decodeURIComponent(pathname.slice(1));
        const target = path === '' || path.endsWith('/') ? `${path}index.html` : path;
        if (!site.files.includes(target)) return true;
        return hash !== '' && !idsOf(read(target)).has(decodeURIComponent(hash.slice(1)));
      })
      .map((link) => `${file}: ${link}`);
  });
  expect(site.pages.length).toBeGreaterThan(200);
  expect(broken).toEqual([]);
});

test('every page has its own title and description', () => {
  const named = site.pages.filter((file) => file.endsWith('index.html'));
  const of = (pattern: RegExp) => named.map((file) => pattern.exec(read(file))?.[1]);
  const titles = of(/<title>([^<]+)</);
  expect(titles.filter((title) => !title)).toEqual([]);
  expect(new Set(titles).size).toBe(named.length);
  expect(of(/<meta name="description" content="([^"]+)"/).filter((text) => !text)).toEqual([]);
});

test('the advice on every component page links to the components that it names', () => {
  const pages = componentPages();
  expect(pages.length).toBeGreaterThan(100);
  const adviceIn = (html: string, kind: string) =>
    new RegExp(`data-kind="${kind}"><h3>[^<]+</h3><div[^>]*><p>(.+?)</p>`, 's').exec(html)?.[1];
  const lacking = pages.filter(({ html }) => !adviceIn(html, 'good') || !adviceIn(html, 'bad'));
  expect(lacking.map(({ name }) => name)).toEqual([]);
  const text = pages.find(({ name }) => name === 'Notice')?.html ?? '';
  expect(adviceIn(text, 'bad')).toContain('<a href="/components/Toast/">');
});

test('the code on every page comes from a file that a test builds', () => {
  const content = join(docs, 'content');
  const written = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(join(content, file), 'utf8').matchAll(/^```(?!sh$)(\w.*)$/gm)].map(
        ([, fence = '']) => ({ file, fence }),
      ),
    );
  expect(written.length).toBeGreaterThan(12);
  expect(written.filter(({ fence }) => !/ file=(install|recipes)\//.test(fence))).toEqual([]);
});

const componentPages = () =>
  site.files.flatMap((file): { name: string; html: string }[] => {
    const name = /^components\/(\w+)\/index\.html$/.exec(file)?.[1];
    return name ? [{ name, html: read(file) }] : [];
  });

test('every component page shows the import, props, tokens and size', () => {
  const lacking = componentPages().flatMap(({ name, html }) => {
    const ids = idsOf(html);
    // Omits the props of `historyColumns`, which are hooks: their props are those of the table.
    const wanted = ['import', 'tokens', ...(/^[A-Z]/.test(name) ? ['props'] : [])];
    const parts = wanted.filter((id) => !ids.has(id));
    if (!/[\d.]+ kB of script, [\d.]+ kB of styles/.test(html.replaceAll('<!-- -->', '')))
      parts.push('size');
    return parts.length > 0 ? [`${name}: ${parts.join(', ')}`] : [];
  });
  expect(lacking).toEqual([]);
});

test('component pages and the files for language models list the parts that accept props', () => {
  const withSlots = componentPages().filter(({ html }) => html.includes('<code>slotProps</code>'));
  expect(withSlots.length).toBeGreaterThan(40);
  const lacking = withSlots.filter(
    ({ name, html }) =>
      !idsOf(html).has('slots') || !read(`components/${name}.md`).includes('## Slots of '),
  );
  expect(lacking.map(({ name }) => name)).toEqual([]);
  expect(read('components/DataTable.md')).toContain(
    '- `row`: `<tr>`, for each `(row, index)`. Row, with its zero-based index on the page.',
  );
});

test.each([
  ['Menu', 'menuitem'],
  ['Toast', 'listitem'],
  ['DatePicker', 'gridcell'],
])('the page of %s lists the roles that screen readers find while it is open', (name, role) => {
  const html = read(`components/${name}/index.html`);
  expect(html.slice(html.indexOf('id="screen-readers"'))).toContain(role);
});

test.each([
  ['modal', 'Dialog'],
  ['popup', 'Dialog'],
  ['dropdown', 'Select'],
  ['snackbar', 'Toast'],
  ['spreadsheet', 'DataTable'],
  ['history table', 'HistoryTable'],
])('a search for %s finds %s', (words, name) => {
  const index = MiniSearch.loadJSON<SearchEntry>(read('search.json'), SEARCH_OPTIONS);
  const found = index.search(words).map(({ id }) => String(id));
  expect(found.slice(0, 3)).toContain(`/components/${name}/`);
});

test('every link in llms.txt leads to a file', () => {
  const links = [...read('llms.txt').matchAll(/\]\(\/([^)]*)\)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(150);
  const targets = links.map((path) => (/(^|\/)$/.test(path) ? `${path}index.html` : path));
  expect(targets.filter((path) => !site.files.includes(path))).toEqual([]);
});

const lookOf = (shown: Page | Frame) =>
  shown.evaluate(() => {
    const { brand, scheme } = document.documentElement.dataset;
    return { brand, scheme };
  });

test('applies another brand or scheme immediately, including in framed examples and other tabs', async () => {
  const context = await site.browser.newContext();
  const [page, tab] = [await context.newPage(), await context.newPage()];
  for (const each of [page, tab]) await each.goto(`${site.url}/components/Dialog/`);
  await runAll(page);
  const frame = page.frames()[1];
  if (!frame) throw new Error('There is no framed example.');
  await frame.waitForURL('**/*.html');
  const look = async () => [await lookOf(page), await lookOf(frame), await lookOf(tab)];
  const first = { brand: 'default', scheme: 'system' };
  expect(await look()).toEqual([first, first, first]);
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('lagoon');
  await page.getByRole('combobox', { name: 'Colour scheme' }).selectOption('light');
  const chosen = { brand: 'lagoon', scheme: 'light' };
  await expect.poll(look).toEqual([chosen, chosen, chosen]);
  await context.close();
});

test('applies the latest choice to a page restored from the back/forward cache', async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(site.url);
  // Simulates a return from the back/forward cache, which Playwright disables.
  await page.evaluate(() => {
    localStorage.setItem('docs.brand', 'lagoon');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await lookOf(page)).toEqual({ brand: 'lagoon', scheme: 'system' });
  await context.close();
});

test('ignores a stored brand or scheme that no longer exists', async () => {
  const context = await site.browser.newContext();
  await context.addInitScript(() => {
    localStorage.setItem('docs.brand', 'gone');
    localStorage.setItem('docs.scheme', 'gone');
  });
  const page = await context.newPage();
  await page.goto(site.url);
  expect(await lookOf(page)).toEqual({ brand: 'default', scheme: 'system' });
  await context.close();
});

test('a form built with react-hook-form shows its problems, and submits corrected fields', async () => {
  const page = await site.browser.newPage();
  await page.goto(`${site.url}/recipes/form-libraries/`);
  expect(await runAll(page)).toEqual([]);
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  const recipient = page.getByRole('textbox', { name: 'Recipient' });
  await expect.poll(() => recipient.evaluate((field) => field.matches(':focus'))).toBe(true);
  for (const problem of ['Enter a username.', 'Enter an amount.', 'Confirm that the transfer']) {
    await page.getByRole('alert').filter({ hasText: problem }).waitFor();
  }
  await recipient.fill('ada');
  await page.getByRole('combobox', { name: 'From' }).selectOption('locker');
  await page.getByRole('textbox', { name: 'Amount' }).fill('7.25');
  await page.getByRole('checkbox').check();
  await send.click();
  await page.getByText('You have sent 7.25 USDT to ada.').waitFor();
  await page.close();
});

test('a form with an action shows the reply of the action, and resets its fields', async () => {
  const page = await site.browser.newPage();
  await page.goto(`${site.url}/recipes/form-action/`);
  expect(await runAll(page)).toEqual([]);
  const amount = page.getByRole('textbox', { name: 'Deposits up to' });
  const period = page.getByRole('combobox', { name: 'Period' });
  const set = page.getByRole('button', { name: 'Set the limit' });
  await amount.fill('5000.01');
  await set.click();
  await page.getByRole('alert').filter({ hasText: 'at most 5,000 USDT' }).waitFor();
  await amount.fill('7.25');
  await period.selectOption('day');
  await set.click();
  await page.getByText('Your limit is 7.25 USDT.').waitFor();
  expect(await amount.inputValue()).toBe('');
  expect(await period.inputValue()).toBe('week');
  await page.close();
});
