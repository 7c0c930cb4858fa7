import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brandForHost, loadBrands } from './brand.ts';

const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url));

describe('the selection of a brand by host', async () => {
  const brands = await loadBrands(TOKENS_DIR);

  test.each([
    ['aurora.localhost', 'aurora'],
    ['ember.localhost:4000', 'ember'],
    ['Lagoon.Localhost', 'lagoon'],
    ['aurora.localhost.', 'aurora'],
    ['ember.localhost.:4000', 'ember'],
  ])('[BRAND-01] maps %s to the brand %s', (host, id) => {
    expect(brandForHost(brands, host).id).toBe(id);
  });

  test.each(['localhost', 'aurora.localhost.evil.example', '', '10.1.2.3:80'])(
    '[BRAND-02] returns the default brand for the unknown host %j',
    (host) => {
      const { title, titleDescription, websiteUrl } = brandForHost(brands, host);
      expect({ title, titleDescription, websiteUrl }).toEqual({
        title: 'Default Site',
        titleDescription: 'Default Description',
        websiteUrl: '',
      });
    },
  );
});

describe('the check of an invalid brand, with the location of the problem', () => {
  let dir = '';

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'tokens-'));
    for (const part of ['base', 'brands', 'semantic.tokens.json']) {
      cpSync(join(TOKENS_DIR, part), join(dir, part), { recursive: true });
    }
  });

  afterEach(() => rmSync(dir, { recursive: true }));

  const put = (file: string, text: string) => writeFileSync(join(dir, 'brands/ember', file), text);
  const brandFile = (change: object) => {
    const file = join(dir, 'brands/ember/brand.json');
    return JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }, undefined, 2);
  };

  test('reports an unknown key', async () => {
    put('brand.json', brandFile({ titel: 'Ember' }));
    await expect(loadBrands(dir)).rejects.toThrow(
      /ember\/brand\.json:\d+: 'titel' is not a known key\. Known keys: .*title/,
    );
  });

  test('reports a missing key', async () => {
    put('brand.json', brandFile({ title: undefined }));
    await expect(loadBrands(dir)).rejects.toThrow(
      /ember\/brand\.json:1: 'title' is missing\. Add it/,
    );
  });

  test('reports broken JSON', async () => {
    put('brand.json', '{ "name": ');
    await expect(loadBrands(dir)).rejects.toThrow(/ember\/brand\.json:1: not valid JSON/);
  });

  test('reports the host of another brand', async () => {
    put('brand.json', brandFile({ hosts: ['aurora.localhost'] }));
    await expect(loadBrands(dir)).rejects.toThrow(
      /ember\/brand\.json:\d+: 'hosts' is a list with 'aurora\.localhost', which 'aurora' has too/,
    );
  });

  test('reports a repeated host at the line of its second occurrence', async () => {
    put('brand.json', brandFile({ hosts: ['ember.localhost', 'a.example', 'ember.localhost'] }));
    const failed = await loadBrands(dir).catch((error: Error) => error.message);
    expect(failed).toMatch(
      /ember\/brand\.json:9: 'hosts' has 'ember\.localhost' twice\. Remove one/,
    );
    expect(failed).not.toContain("which 'ember' has too");
  });

  test('reports a host of another brand at its line, with all other problems of the file', async () => {
    put('brand.json', brandFile({ hosts: ['ember.localhost', 'aurora.localhost'] }));
    await expect(loadBrands(dir)).rejects.toThrow(
      /ember\/brand\.json:8: 'hosts' is a list with 'aurora\.localhost', which 'aurora' has too/,
    );
  });

  test('reports problems in brand.json, a repeated key and content.json together', async () => {
    put('brand.json', '{ "name": "Ember", "name": "Ember", "titel": "", "languages": ["es"] }');
    put('content.json', '{ "hero": { "text": { "en": "Play" } }, "herro": 1 }');
    const failed = await loadBrands(dir).catch((error: Error) => error.message);
    expect(failed).toContain("brand.json:1: 'name' is twice in one group");
    expect(failed).toContain("brand.json:1: 'titel' is not a known key");
    expect(failed).toContain("brand.json:1: 'title' is missing");
    expect(failed).toContain("content.json:1: 'herro' is not a known key");
    expect(failed, 'by the language that brand.json names').toContain(
      "must have a text in 'es', the first language of the brand",
    );
  });

  test('skips only the checks that need the first language if brand.json is unreadable', async () => {
    put('brand.json', '{ "name": ');
    put('content.json', '{ "hero": { "text": { "es": "Juega" }, "headline": "Hello" } }');
    const failed = await loadBrands(dir).catch((error: Error) => error.message);
    expect(failed).toContain("content.json:1: 'hero.headline' is");
    expect(failed).not.toContain('the first language of the brand');
  });

  test.each([
    [
      'a missing value',
      '{\n  "radius": {\n    "card": {}\n  }\n}',
      /ember\/brand\.tokens\.json:3: 'radius\.card' has no "\$value"/,
    ],
    [
      'a missing unit',
      '{ "radius": { "card": { "$value": { "value": 3 } } } }',
      /brand\.tokens\.json:1: 'radius\.card' is not a dimension/,
    ],
    [
      'an unknown token',
      '{ "radius": { "car": { "$value": { "value": 3, "unit": "px" } } } }',
      /'radius\.car' is not a token of the contract\. Did you mean 'radius\.card'\? Known there: radius\.small/,
    ],
    [
      'a mistyped group',
      '{ "palete": { "accent": { "9": { "$value": "{palette.spark.9}" } } } }',
      /'palete\.accent\.9' is not a token of the contract\. Did you mean 'palette\.accent\.9'\?$/,
    ],
    [
      'an unknown group',
      '{ "glow": { "strong": { "$value": 3 } } }',
      /'glow\.strong' is not a token of the contract\. Tokens begin with space, .*palette\./,
    ],
    [
      'CSS in a value',
      '{ "color": { "canvas": { "$value": "red;}" } } }',
      /'color\.canvas' is not a color/,
    ],
    [
      'broken JSON',
      '{\n  "radius" {}\n}',
      /brand\.tokens\.json:2: not valid JSON: '\{' cannot stand here, at character 12\. Look at this line/,
    ],
    [
      'a trailing comma',
      '{ "radius": {}, }',
      /:1: not valid JSON: '\}' cannot stand here, at character 17\./,
    ],
    [
      'an unquoted key',
      '{ radius: {} }',
      /not valid JSON: 'r' cannot stand here, at character 3\./,
    ],
    ['a truncated file', '{\n"radius": {\n', /:2: not valid JSON: the file ends too early\./],
    ['an empty file', ' ', /:1: not valid JSON: the file is empty\./],
    [
      'a list instead of a group',
      '[]',
      /:1: the file is not a group in \{ \}\. Let it begin with '\{' and end with '\}'\./,
    ],
    [
      'an alias to a token that does not exist',
      '{ "color": { "canvas": { "$value": "{palette.sky.1}" } } }',
      /ember\/brand\.tokens\.json:1: 'color\.canvas' leads to \{palette\.sky\.1\}, which is not a token/,
    ],
  ])('rejects %s', async (_, text, message) => {
    put('brand.tokens.json', text);
    await expect(loadBrands(dir)).rejects.toThrow(message);
  });

  test.each([
    ['brand.json', { name: ['Ember'] }, /'name' is a list in \[ \]\. It must be a text\.$/],
    ['brand.json', { games: 'wingo' }, /'games' is "wingo"\. It must be a list\.$/],
    ['content.json', { hero: 'Play' }, /'hero' is "Play"\. It must be a group in \{ \}\.$/],
    [
      'content.json',
      { hero: { text: 3 } },
      /'hero\.text' is 3\. It must be a text, or one for each language/,
    ],
    [
      'content.json',
      { sections: ['faq', 'faq'] },
      /'sections' is a list in \[ \]\. It must not name 'faq' twice\.$/,
    ],
    [
      'content.json',
      { sections: { a: 1 } },
      /'sections' is a group in \{ \}\. It must be a list\.$/,
    ],
    ['content.json', { faq: null }, /'faq' is null\. It must be a list\.$/],
  ])('%s, %j: explains the problem without programming terms', async (name, value, message) => {
    put(name, name === 'brand.json' ? brandFile(value) : JSON.stringify(value));
    await expect(loadBrands(dir)).rejects.toThrow(message);
  });

  test('reports a missing logo', async () => {
    rmSync(join(dir, 'brands/ember/logo.svg'));
    await expect(loadBrands(dir)).rejects.toThrow(
      /ember\/logo\.svg:1: the file is missing\. Every brand has a logo/,
    );
  });
});
