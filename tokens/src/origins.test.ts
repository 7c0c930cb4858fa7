import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkBrand } from './brand.ts';
import type { Brand } from './checkFolder.ts';
import { EXAMPLE_ORIGINS, originProblems, parseOrigins } from './origins.ts';
import { formatProblem } from './problem.ts';
import { brandIds, readFolder } from './readFolder.ts';
import { readFoundation } from './readFoundation.ts';

const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Returns the problems of a changed brand. `list` contains the allowed origins. */
function problemsOf(change: object, list: string, content?: object): string[] {
  const { folder } = readFolder(TOKENS_DIR, 'ember');
  const said = JSON.parse(new TextDecoder().decode(folder.files.get('brand.json'))) as object;
  const facts = { ...said, teamUrl: undefined, explorers: {}, websiteUrl: '', ...change };
  const bytes = (value: object) => new TextEncoder().encode(JSON.stringify(value, undefined, 2));
  const files = new Map([...folder.files, ['brand.json', bytes(facts)] as const]);
  if (content) files.set('content.json', bytes(content));
  const brand = facts as unknown as Brand;
  return originProblems({ ...folder, path: 'brands/ember', files }, brand, parseOrigins(list)).map(
    formatProblem,
  );
}

const LOCAL = 'http://*.localhost:*';

test("allows this repository's brands with the list of origins for a single machine", () => {
  const foundation = readFoundation(TOKENS_DIR);
  const ground = { foundation, pairs: [], origins: parseOrigins(EXAMPLE_ORIGINS) };
  const problems = brandIds(TOKENS_DIR).flatMap(
    (id) => checkBrand(readFolder(TOKENS_DIR, id), ground).problems,
  );
  expect(problems.map(formatProblem)).toEqual([]);
});

describe('the check of a URL outside the list, with field, value and setting', () => {
  test.each([
    ['websiteUrl', { websiteUrl: 'https://evil.example' }],
    ['api_url', { api_url: 'https://evil.example/v1' }],
    ['supportUrl', { supportUrl: 'https://evil.example' }],
    ['teamUrl', { teamUrl: 'https://evil.example' }],
    ['explorers.USDT-BEP20', { explorers: { 'USDT-BEP20': 'https://evil.example' } }],
  ])('rejects a URL in %s', (place, change) => {
    const [problem, ...more] = problemsOf(change, `${LOCAL}, https://ember.example`);
    expect(problem).toMatch(
      new RegExp(
        `^brands/ember/brand\\.json:\\d+: '${place}' is 'https://evil\\.example(/v1)?', which BRAND_ORIGINS does not admit\\. .* BRAND_ORIGINS, a setting of the server\\.$`,
      ),
    );
    expect(problem).not.toContain(':1:');
    expect(more).toEqual([]);
  });

  test('finds a host anywhere in the list of hosts', () => {
    expect(problemsOf({ hosts: ['ember.localhost', 'evil.example'] }, LOCAL)).toEqual([
      expect.stringMatching(
        /:\d+: 'hosts\.1' is 'evil\.example', and BRAND_ORIGINS has no origin at that host\./,
      ),
    ]);
  });

  test.each([
    ['footer.links.0.href', { footer: { links: [{ text: 'A', href: 'https://evil.example' }] } }],
    [
      'announcement.link.href',
      { announcement: { text: 'A', link: { text: 'B', href: 'https://evil.example' } } },
    ],
  ])('checks %s in content.json, but not paths of the site', (place, content) => {
    expect(problemsOf({}, LOCAL, content)).toEqual([expect.stringContaining(`content.json:`)]);
    expect(problemsOf({}, LOCAL, content)[0]).toContain(`'${place}' is 'https://evil.example'`);
    const text = JSON.stringify(content).replace('https://evil.example', '/guides');
    expect(problemsOf({}, LOCAL, JSON.parse(text) as object)).toEqual([]);
  });
});

describe('an entry in the list of origins', () => {
  test.each<[entry: string, address: string, admitted: boolean]>([
    ['https://example.com', 'https://example.com/help', true],
    ['https://example.com', 'https://www.example.com', false],
    ['https://example.com', 'http://example.com', false],
    ['https://example.com', 'https://example.com:8443', false],
    ['https://example.com', 'https://example.com.evil.example', false],
    ['https://example.com', 'https://example.com@evil.example', false],
    ['https://example.com:443', 'https://example.com', true],
    ['https://example.com:8443', 'https://example.com:8443', true],
    ['https://example.com:*', 'https://example.com:8443', true],
    ['https://*.example.com', 'https://www.example.com', true],
    ['https://*.example.com', 'https://a.b.example.com', true],
    ['https://*.example.com', 'https://example.com', false],
    ['https://*.example.com', 'https://evilexample.com', false],
    ['https://*.example.com', 'https://EVIL.example/.example.com', false],
    ['https://example.com', 'https://EXAMPLE.com', true],
    ['https://example.com # ours', 'https://example.com', true],
    ['# https://example.com', 'https://example.com', false],
  ])('compares the entry %s with the URL %s: %s', (entry, websiteUrl, admitted) => {
    const problems = problemsOf({ websiteUrl }, `${LOCAL}\n${entry}`);
    expect(problems.length === 0).toBe(admitted);
  });

  test('allows only links below a path, and neither passwords nor hosts', () => {
    const list = `${LOCAL}, https://scan.example/tx/`;
    const explorers = (address: string) => ({ explorers: { 'USDT-BEP20': address } });
    expect(problemsOf(explorers('https://scan.example/tx/'), list)).toEqual([]);
    expect(problemsOf(explorers('https://scan.example/tx/../evil'), list)).toHaveLength(1);
    for (const key of ['websiteUrl', 'api_url']) {
      expect(problemsOf({ [key]: 'https://scan.example/tx/' }, list)).toEqual([
        expect.stringContaining(
          `'${key}' is 'https://scan.example/tx/', which BRAND_ORIGINS admits for links only`,
        ),
      ]);
    }
    expect(problemsOf({ hosts: ['scan.example'] }, list)).toHaveLength(1);
  });

  test.each([
    'example.com',
    'ftp://example.com',
    'https://*',
    'https://a.*.com',
    'https://a b',
    '*',
  ])('refuses the entry %s', (entry) => {
    expect(() => parseOrigins(`https://example.com, ${entry}`)).toThrow(/is not an origin such as/);
  });
});
