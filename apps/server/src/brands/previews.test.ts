import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import {
  filesOf,
  FOLDER_TITLE,
  PALE,
  NOTE,
  openPreview,
  titleAt,
  titleOf,
  visit,
  withBrandServers,
  type BrandServers,
} from '../testing/brandServers';
import { rewrite } from '../testing/rounds';

let servers: BrandServers;
withBrandServers((started) => (servers = started));

describe('a preview', () => {
  async function preview(change: object = { title: 'Draft' }) {
    await servers.draft('ember', change, PALE);
    const { body } = await servers.post('/ember/previews', { number: 1, hours: 2 });
    const { hash } = new URL(body.data.address);
    const opened = await openPreview(servers.app, hash.slice(1));
    const [set = ''] = opened.headers['set-cookie'] ?? [];
    return { address: body.data.address as string, opened, set, cookie: set.split(';')[0] ?? '' };
  }

  test('is shown on the brand’s own site, only to the browser that opened its URL', async () => {
    const { address, opened, set, cookie } = await preview();
    expect(address).toMatch(/^http:\/\/ember\.localhost:\d+\/preview#[\w-]{43}$/);
    expect([opened.status, opened.headers.location]).toEqual([303, '/']);
    expect(set).toMatch(/^brand_preview=[\w-]{43};.*HttpOnly.*SameSite=Lax/);
    expect(opened.headers['referrer-policy']).toBe('no-referrer');
    const page = await visit(servers.app, '/wallet', { cookie });
    expect(titleOf(page)).toBe('Draft');
    expect(page.text).toMatch(/<body><aside id="preview-bar".*Preview of Ember, version 1\./);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(page.text, 'the address is nowhere on the page').not.toContain(cookie.slice(14));
    const others = await visit(servers.app, '/wallet');
    expect(titleOf(others)).toBe(FOLDER_TITLE);
    expect(others.text).not.toContain('preview');
    expect(others.headers['cache-control']).toBe('no-cache');
    expect(others.headers['x-robots-tag']).toBeUndefined();
    expect(await titleAt(servers.elsewhere, '/', { cookie })).toBe('Draft');
  });

  test("loads pictures from the draft, uncached, and calls the site's API", async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h5"/></svg>';
    const { body } = await servers.post('/ember/drafts', {
      files: filesOf('ember', { api_url: 'https://api.ember.example' }, { 'logo.svg': logo }),
      ...NOTE,
    });
    const shared = await servers.post('/ember/previews', {
      number: body.data.number,
    });
    const { hash } = new URL(shared.body.data.address);
    const opened = await openPreview(servers.app, hash.slice(1));
    const [set = ''] = opened.headers['set-cookie'] ?? [];
    const [cookie = ''] = set.split(';');
    const page = await visit(servers.app, '/', { cookie });
    expect(page.text).toContain('"api_url":""');
    const [src = ''] = /\/brands\/ember\/logo\.svg\?v=\w+/.exec(page.text) ?? [];
    const seen = await visit(servers.app, src, { cookie });
    expect(seen.text).toContain('M1 1h5');
    expect(seen.headers['cache-control']).toBe('private, no-store');
    const others = await visit(servers.app, src);
    expect(others.text).not.toContain('M1 1h5');
    // The draft may later be published at this URL.
    expect(others.headers['cache-control']).toBe('no-cache');
  });

  test('has links to switch between dark and light, and to leave', async () => {
    const { cookie } = await preview();
    const light = await visit(servers.app, '/preview/scheme/light', {
      cookie,
      referer: 'http://ember.localhost/wallet?tab=1',
    });
    expect(light.headers.location).toBe('/wallet?tab=1');
    expect(light.headers['set-cookie']?.[0]).toMatch(/^scheme=light;/);
    const page = await visit(servers.app, '/', { cookie: `${cookie}; scheme=light` });
    expect(page.text).toContain('data-scheme="light"');
    const left = await visit(servers.app, '/preview/leave', {
      cookie,
      referer: 'https://evil.example/wallet',
    });
    expect(left.headers.location).toBe('/');
    expect(left.headers['set-cookie']?.[0]).toMatch(/^brand_preview=; Max-Age=0/);
  });

  test('reports that it has ended, even at invalid URLs', async () => {
    const { address, cookie } = await preview();
    await rewrite(
      servers.database.db,
      sql`update brand_preview set expires_at = expires_at - interval '2 hours'`,
    );
    expect(await titleAt(servers.app, '/', { cookie })).toBe(FOLDER_TITLE);
    for (const token of [new URL(address).hash.slice(1), 'guess', '']) {
      const { status, headers, text } = await openPreview(servers.app, token);
      expect([token, status]).toEqual([token, 404]);
      expect(text).toContain('<h1>This preview has ended. Please ask for a new link.</h1>');
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('sends its token only in the body of a form', async () => {
    const { address } = await preview();
    const token = new URL(address).hash.slice(1);
    const page = await visit(servers.app, '/preview');
    expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined]);
    expect(page.headers['cache-control']).toBe('private, no-store');
    const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page.text) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'`,
    );
    const inQuery = await visit(servers.app, `/preview?token=${token}`);
    expect(inQuery.headers['set-cookie']).toBeUndefined();
  });

  test('limits guesses of its token, while the site stays available', async () => {
    const { cookie } = await preview();
    servers.app.stopClock();
    for (let count = 0; count < 80; count += 1) {
      await openPreview(servers.app, 'a'.repeat(43));
    }
    expect(await titleAt(servers.app, '/', { cookie })).toBe(FOLDER_TITLE);
  });
});
