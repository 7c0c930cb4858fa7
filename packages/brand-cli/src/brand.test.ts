import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandFileSchema, formatProblem, newBrandFiles, readFoundation } from '@platform/tokens';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check, shown, writeBrand } from './check.ts';
import { answersFor, COMMANDS, readOptions } from './options.ts';
import { schemaFiles } from './schemas.ts';

const TOKENS_DIR = fileURLToPath(new URL('../../../tokens', import.meta.url));

const ZEPHYR = {
  name: 'Zephyr',
  host: 'zephyr.localhost',
  color: '#3366ff',
  radius: 'soft',
  font: 'sora',
};

describe('the command line', () => {
  test('new takes every answer as a flag', async () => {
    const argv = `new zephyr --name Zephyr --host zephyr.localhost --color #3366ff --radius soft --font sora`;
    const { command, id = '', answers } = readOptions(argv.split(' '));
    expect(command).toBe('new');
    expect(await answersFor(id, answers)).toEqual({ id: 'zephyr', ...ZEPHYR });
  });

  test('new asks for what is missing, and an empty answer is the usual one', async () => {
    const asked: string[] = [];
    const answers = ['', '', '#ff8800', 'round', ''];
    const brand = await answersFor('zephyr', {}, async (question) => {
      asked.push(question);
      return answers.shift() ?? '';
    });
    expect(brand).toEqual({
      id: 'zephyr',
      name: 'Zephyr',
      host: 'zephyr.localhost',
      color: '#ff8800',
      radius: 'round',
      font: 'inter',
    });
    expect(asked[0]).toBe('Its name, as players read it [Zephyr]: ');
  });

  test.each([
    ['Zephyr', {}, /'Zephyr' is not an id/],
    ['zephyr', { ...ZEPHYR, color: 'blue' }, /--color 'blue': it is written like '#3366ff'/],
    [
      'zephyr',
      { ...ZEPHYR, radius: 'oval' },
      /--radius 'oval': it has to be one of soft, sharp, round/,
    ],
    ['zephyr', { ...ZEPHYR, host: 'a:80' }, /--host 'a:80': it is like play\.example\.com/],
    ['zephyr', { name: 'Zephyr' }, /--color '': it is written like/],
  ])('%s %j is refused', async (id, answers, message) => {
    await expect(answersFor(id, answers)).rejects.toThrow(message);
  });

  test.each([
    ['', /^Usage/],
    ['paint', /There is no 'paint'/],
    ['new', /Which brand\? Use 'npm run brand -- new ID'/],
    ['check a b', /^Usage/],
    ['check --colour red', /--colour/],
  ])('%j is answered with how it is used', (argv, message) => {
    expect(() => readOptions(argv.split(' ').filter(Boolean))).toThrow(message);
  });
});

describe('a brand from its first command to its first mistake', () => {
  let dir = '';

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'tokens-'));
    for (const part of ['base', 'brands', 'semantic.tokens.json', 'contrast-pairs.json']) {
      cpSync(join(TOKENS_DIR, part), join(dir, part), { recursive: true });
    }
    mkdirSync(join(dir, 'brands/zephyr'));
    const brand = await answersFor('zephyr', ZEPHYR);
    writeBrand(dir, 'zephyr', newBrandFiles(brand, readFoundation(dir)));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const file = (name: string) => join(dir, 'brands/zephyr', name);
  const verdict = (fix = false) => {
    const [only] = check(dir, 'zephyr', fix);
    if (!only) throw new Error('There is no verdict.');
    return only;
  };

  test('it passes as it comes, and says only what differs from the foundation', () => {
    expect(shown(verdict())).toBe('✓ zephyr');
    expect(existsSync(file('icon.svg'))).toBe(true);
    const { font, radius } = JSON.parse(readFileSync(file('brand.tokens.json'), 'utf8')) as {
      font: { family: object };
      radius?: object;
    };
    expect(Object.keys(font.family)).toEqual(['body', 'heading']);
    expect(radius, 'soft corners are the foundation’s').toBeUndefined();
  });

  test('low contrast and what no logo may hold are reported, and fixed on request', () => {
    const tokens = JSON.parse(readFileSync(file('light.tokens.json'), 'utf8')) as {
      palette: { accent: { '11': { $value: { components: number[] } } } };
    };
    tokens.palette.accent['11'].$value.components[0] = 0.75;
    writeFileSync(file('light.tokens.json'), JSON.stringify(tokens, undefined, 2));
    const logo = readFileSync(file('logo.svg'), 'utf8');
    writeFileSync(file('logo.svg'), logo.replace('</svg>', '<script>alert(1)</script></svg>'));
    const before = verdict().problems.map(formatProblem).join('\n');
    expect(before).toMatch(
      /light\.tokens\.json:\d\d+: 'palette\.accent\.11' gives color\.accent\.text on color\.canvas too little contrast in light/,
    );
    expect(before).toMatch(/logo\.svg:4: a logo may not hold the element <script>/);
    expect(shown(verdict(true))).toBe('✓ zephyr');
    expect(readFileSync(file('logo.svg'), 'utf8')).not.toContain('script');
  });

  test('what takes a person is left to one', () => {
    writeFileSync(file('brand.json'), '{ "name": "Zephyr" }');
    const text = shown(verdict(true));
    expect(text).toMatch(/^✗ zephyr\n/);
    expect(text).toMatch(/brand\.json:1: 'title' is missing\. Add it/);
  });

  test('an unknown brand is refused with the list of known ones', () => {
    expect(() => check(dir, 'zefyr', false)).toThrow(
      "There is no brand 'zefyr'. There are aurora, default, ember, lagoon, zephyr.",
    );
  });
});

describe('the schemas that editors complete from', () => {
  test('match the code: npm run brand -- schemas writes them', async () => {
    for (const [name, text] of await schemaFiles(TOKENS_DIR)) {
      expect(readFileSync(join(TOKENS_DIR, 'schema', name), 'utf8'), name).toBe(text);
    }
  });

  test.each(['aurora', 'default', 'ember', 'lagoon'])('the files of %s name them', async (id) => {
    const { $schema } = JSON.parse(
      readFileSync(join(TOKENS_DIR, 'brands', id, 'brand.json'), 'utf8'),
    ) as { $schema: string };
    expect(existsSync(join(TOKENS_DIR, 'brands', id, $schema))).toBe(true);
  });
});

test('the README explains every key of brand.json and every command', () => {
  const readme = readFileSync(join(TOKENS_DIR, 'README.md'), 'utf8');
  const keys = Object.keys(brandFileSchema.entries).filter((key) => key !== '$schema');
  const commands = COMMANDS.map((command) => `npm run brand -- ${command}`);
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const unexplained = [...keys, ...commands].filter(
    (name) => !rows.some((row) => row.startsWith(`| \`${name}`)),
  );
  expect(unexplained).toEqual([]);
});
