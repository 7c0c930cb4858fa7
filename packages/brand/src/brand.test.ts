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
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import {
  brandFileSchema,
  changedColor,
  contentSchemaFor,
  formatProblem,
  newBrandFiles,
  readFoundation,
  type ColourValue,
} from '@platform/tokens';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asking, BrokenOff } from './asking.ts';
import { check, writeBrand, type FixMode } from './check.ts';
import { answersFor, COMMANDS, readOptions } from './options.ts';
import { siteProject } from './project.ts';
import { shown } from './report.ts';
import { schemaFiles } from './schemas.ts';
import { brandCommand } from './testing/brandCommand.ts';

const TOKENS_DIR = fileURLToPath(new URL('../../../tokens', import.meta.url));

const ZEPHYR = {
  name: 'Zephyr',
  host: 'zephyr.localhost',
  color: '#3366ff',
  radius: 'soft',
  font: 'sora',
};

describe('the brand command', () => {
  test('new accepts every answer as an option', async () => {
    const argv = `new zephyr --name Zephyr --host zephyr.localhost --color #3366ff --radius soft --font sora`;
    const { command, id = '', answers } = readOptions(argv.split(' '));
    expect(command).toBe('new');
    expect(await answersFor(id, answers)).toEqual({ id: 'zephyr', ...ZEPHYR });
  });

  test('new derives the spark ramp from a second colour', async () => {
    const argv = ['new', 'zephyr', '--color', '#3366ff', '--second-color', '#e0115f'];
    const { id = '', answers } = readOptions(argv);
    const brand = await answersFor(id, answers);
    expect(brand.secondColor).toBe('#e0115f');
    const files = newBrandFiles(brand, readFoundation(TOKENS_DIR));
    const { palette } = JSON.parse(files.get('dark.tokens.json') ?? '') as {
      palette: { spark: { '9': { $value: ColourValue } } };
    };
    expect(palette.spark['9'].$value.components[2]).toBeCloseTo(8.9, 0);
    const wrong = readOptions([...argv.slice(0, -1), 'pink']);
    await expect(answersFor(id, wrong.answers)).rejects.toThrow(
      /--second-color 'pink': use a colour/,
    );
  });

  test('changes a colour only if no text is readable on it', () => {
    expect(changedColor('#3366ff')).toBeUndefined();
    expect(changedColor('#000000')).toMatch(/^#[0-9a-f]{6}$/);
    expect(changedColor('#ffffff')).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('new asks for missing answers, and uses the default for an empty answer', async () => {
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
    expect(asked[0]).toBe('Name of the brand, as shown to players [Zephyr]: ');
  });

  test('asks again after an invalid answer, but rejects an invalid option', async () => {
    const asked: string[] = [];
    const answers = ['', 'a host:80', 'a.example', 'blue', '#ff8800', 'oval', 'round', ''];
    const brand = await answersFor('zephyr', {}, async (question) => {
      asked.push(question);
      return answers.shift() ?? '';
    });
    expect(brand).toMatchObject({ host: 'a.example', color: '#ff8800', radius: 'round' });
    expect(asked[2]).toBe(
      "'a host:80' is not valid: use a host name such as play.example.com, without a port.\nHost name that serves it [zephyr.localhost]: ",
    );
    await expect(answersFor('zephyr', { color: 'blue' }, async () => '')).rejects.toThrow(
      /--color 'blue': use a colour/,
    );
  });

  test.each(['\u0003', '\u0004'])(
    'aborts the command if a question is answered with %j',
    async (key) => {
      const [input, output] = [new PassThrough(), new PassThrough()];
      const answer = asking({ input, output, terminal: true }, (ask) => ask('Its name: '));
      setTimeout(() => input.write(key), 10);
      await expect(answer).rejects.toThrow(BrokenOff);
    },
  );

  test.each([
    ['Zephyr', {}, /'Zephyr' is not a valid id/],
    ['zephyr', { ...ZEPHYR, color: 'blue' }, /--color 'blue': use a colour such as '#3366ff'/],
    ['zephyr', { ...ZEPHYR, radius: 'oval' }, /--radius 'oval': use one of soft, sharp, round/],
    [
      'zephyr',
      { ...ZEPHYR, host: 'a:80' },
      /--host 'a:80': use a host name such as play\.example\.com/,
    ],
    ['zephyr', { name: 'Zephyr' }, /--color '': use a colour such as/],
  ])('%s %j is rejected', async (id, answers, message) => {
    await expect(answersFor(id, answers)).rejects.toThrow(message);
  });

  test.each([
    ['', /^Usage/],
    ['paint', /Unknown command 'paint'/],
    ['new', /The brand is missing\. Use 'npm run brand -- new ID'/],
    ['check a b', /^Unexpected argument 'b'\. Use 'npm run brand -- check \[ID\]'\.$/],
    ['list ember', /^Unexpected argument 'ember'\. Use 'npm run brand -- list'\.$/],
    ['check Ember', /^'Ember' is not a valid id\. Use lower-case letters/],
    ['new ..', /^'\.\.' is not a valid id/],
    ['chek', /^Unknown command 'chek'\. Did you mean 'check'\?$/],
    ['list --all', /^Unknown option '--all'\n\nUse 'npm run brand -- list'\.$/],
    [
      'check --colour red',
      /^Unknown option '--colour'\n\nUse 'npm run brand -- check \[ID\]' with --all --fix --dry-run\.$/,
    ],
    ['new zephyr --name', /^Option '--name <value>' argument missing/],
    ['new zephyr --name --host a.example', /^Option '--name' argument is ambiguous/],
    ['check ember --all=yes', /^Option '--all' does not take an argument/],
    ['check -a', /^Unknown option '-a'/],
  ])('%j prints the usage', (argv, message) => {
    expect(() => readOptions(argv.split(' ').filter(Boolean))).toThrow(message);
  });
});

describe('a new brand and its first mistakes', () => {
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
  const verdict = (mode: FixMode = 'none') => {
    const [only] = check(siteProject(dir), 'zephyr', mode);
    if (!only) throw new Error('There is no verdict.');
    return only;
  };

  test('a new brand passes the check, and contains only values that differ from the foundation', () => {
    expect(shown(verdict())).toBe('✓ zephyr');
    expect(existsSync(file('icon.svg'))).toBe(true);
    const { font, radius } = JSON.parse(readFileSync(file('brand.tokens.json'), 'utf8')) as {
      font: { family: object };
      radius?: object;
    };
    expect(Object.keys(font.family)).toEqual(['body', 'heading']);
    expect(radius, 'soft corners are the foundation’s').toBeUndefined();
  });

  test('reports low contrast and forbidden content in a logo, and fixes both on request', () => {
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
    expect(shown(verdict('write'), { mode: 'write' })).toMatch(/^✓ zephyr\n {2}Changed:/);
    expect(shown(verdict())).toBe('✓ zephyr');
    expect(readFileSync(file('logo.svg'), 'utf8')).not.toContain('script');
  });

  /** Lowers the contrast of two tokens, each of which is part of many pairs. */
  function makeTwoTooLight() {
    const tokens = JSON.parse(readFileSync(file('light.tokens.json'), 'utf8')) as {
      palette: Record<string, Record<string, { $value: { components: number[] } }>>;
    };
    const set = (ramp: string, step: string, lightness: number) => {
      const token = tokens.palette[ramp]?.[step];
      if (!token) throw new Error(`There is no ${ramp}.${step}.`);
      token.$value.components[0] = lightness;
    };
    set('accent', '11', 0.75);
    set('neutral', '11', 0.7);
    writeFileSync(file('light.tokens.json'), JSON.stringify(tokens, undefined, 2));
  }

  test('reports low contrast once per token, worst first, and lists the rest with --all', () => {
    makeTwoTooLight();
    const found = verdict();
    expect(found.problems.length).toBeGreaterThan(20);
    const lines = shown(found).split('\n');
    expect(lines.length).toBeLessThan(8);
    const ratios = lines.flatMap((line) => /: (\d\.\d\d):1, where/.exec(line)?.[1] ?? []);
    expect(ratios).toHaveLength(2);
    expect(ratios.map(Number)).toEqual(ratios.map(Number).toSorted((a, b) => a - b));
    expect(
      lines.filter((line) => /and \d+ more like this: --all lists them/.test(line)),
    ).toHaveLength(2);
    const all = shown(found, { all: true }).split('\n');
    expect(all.length).toBeGreaterThan(found.problems.length);
  });

  test('--dry-run lists each change with its reason without writing it, and --fix writes the same changes', () => {
    makeTwoTooLight();
    const before = readFileSync(file('light.tokens.json'), 'utf8');
    const planned = verdict('show');
    expect(readFileSync(file('light.tokens.json'), 'utf8')).toBe(before);
    expect(shown(planned, { mode: 'show' })).toMatch(
      /Planned changes:\n {4}light\.tokens\.json: palette\.\w+\.11\n {6}from #[0-9a-f]{6} oklch\(0\.7.*\)\n {6}to {3}#[0-9a-f]{6} oklch\(0\..*\)\n {6}because it gives .*, and \d+ more reasons/,
    );
    const written = verdict('write');
    expect(written.changes).toEqual(planned.changes);
    expect(written.problems).toEqual([]);
  });

  test('a brand with notes passes the check, and the fix converts a colour in CSS notation to DTCG', () => {
    writeFileSync(
      file('brand.tokens.json'),
      '{ "palette": { "amber": { "8": { "$value": "#b87a1e" } } } }',
    );
    const text = shown(verdict());
    expect(text).toMatch(/^✓ zephyr\n {2}note: .*'palette\.amber\.8' is written as text/);
    verdict('write');
    expect(readFileSync(file('brand.tokens.json'), 'utf8')).toContain('"colorSpace": "oklch"');
    expect(shown(verdict())).toBe('✓ zephyr');
  });

  test('does not rewrite a file with a duplicate key, because one value would be lost', () => {
    const twice =
      '{ "radius": { "card": { "$value": "3px" } }, "radius": { "small": { "$value": "2px" } } }';
    writeFileSync(file('brand.tokens.json'), twice);
    const { problems, changes } = verdict('write');
    const said = problems.map(formatProblem).join('\n');
    expect(readFileSync(file('brand.tokens.json'), 'utf8')).toBe(twice);
    expect(said).toContain("'radius' is twice in one group");
    expect(said).toContain('Write it as { "value": 3, "unit": "px" }.');
    expect(said).not.toContain('--fix');
    expect(changes).toEqual([]);
  });

  test('lists problems before notes among the reasons for a change', () => {
    const tokens = JSON.parse(readFileSync(file('light.tokens.json'), 'utf8')) as {
      palette: { accent: { '11': { $value: unknown } } };
    };
    tokens.palette.accent['11'].$value = '#aabbff';
    writeFileSync(file('light.tokens.json'), JSON.stringify(tokens));
    const planned = verdict('show');
    const [change] = planned.changes.filter(({ place }) => place === 'palette.accent.11');
    expect(change?.why[0]).toMatch(/^gives color\./);
    expect(change?.why.at(-1)).toMatch(/^is written as text/);
    const some = shown(planned, { mode: 'show' });
    expect(some).toMatch(/because it gives .*, and \d+ more reasons: --all lists them/);
    const all = shown(planned, { mode: 'show', all: true });
    expect(all.match(/^ +and it /gm)?.length).toBeGreaterThan(2);
    expect(all).toContain('and it is written as text');
    const why = ['is wide', 'is high'];
    const two = { ...planned, changes: planned.changes.map((one) => ({ ...one, why })) };
    expect(shown(two, { mode: 'show' })).toContain('because it is wide, and 1 more reason: --all');
  });

  test('a faulty brand keeps its hosts, and control characters are removed from its name', () => {
    writeFileSync(
      file('brand.json'),
      '{ "name": "Ze\u202ephyr\\u001b[31m", "hosts": ["zephyr.localhost"], "titel": 1 }',
    );
    const { name, hosts, problems } = verdict();
    expect(problems.length).toBeGreaterThan(0);
    expect(hosts).toEqual(['zephyr.localhost']);
    expect(name).toBe('Zephyr[31m');
  });

  test('uses a custom logo as the icon until there is a custom icon', () => {
    const own =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h5"/></svg>';
    expect(verdict().brand?.icon.name).toBe('icon.svg');
    writeFileSync(file('logo.svg'), own);
    const { brand, notes } = verdict();
    expect(brand?.icon.name).toBe('logo.svg');
    expect(notes.map(formatProblem).join()).toMatch(/icon\.svg:1: the icon is the letter/);
    writeFileSync(file('icon.svg'), own.replace('h5', 'v5'));
    expect(verdict().brand?.icon.name).toBe('icon.svg');
  });

  test('checks one brand without measuring the other brands', () => {
    writeFileSync(join(dir, 'brands/ember/brand.json'), '{');
    expect(check(siteProject(dir), 'zephyr', 'none').map(({ id }) => id)).toEqual(['zephyr']);
    const text = readFileSync(file('brand.json'), 'utf8');
    writeFileSync(
      file('brand.json'),
      text
        .replace('zephyr.localhost"\n', 'aurora.localhost"\n')
        .replace('["zephyr.localhost"]', '["aurora.localhost"]'),
    );
    expect(shown(verdict())).toContain("which 'aurora' has too");
  });

  test.each(['aaa', 'zzz'])("rejects another brand's host for %s, as a server does", (id) => {
    cpSync(join(dir, 'brands/zephyr'), join(dir, 'brands', id), { recursive: true });
    const path = join(dir, 'brands', id, 'brand.json');
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll('zephyr.localhost', 'aurora.localhost'),
    );
    const [only] = check(siteProject(dir), id, 'none');
    expect(only && shown(only)).toMatch(
      new RegExp(
        `^✗ ${id}\\n.*${id}/brand\\.json:[2-9]: 'hosts' is a list with 'aurora\\.localhost', which 'aurora' has too`,
      ),
    );
    expect(
      check(siteProject(dir), undefined, 'none').find((one) => one.id === id)?.problems,
    ).toHaveLength(1);
  });

  test('suggests fix commands that change only the checked brand', () => {
    writeFileSync(
      file('brand.tokens.json'),
      '{ "palette": { "amber": { "8": { "$value": "#b87a1e" } } }, "radius": { "card": { "$value": "3px" } } }',
    );
    writeFileSync(file('logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const said = [...verdict().problems, ...verdict().notes].map(formatProblem).join('\n');
    expect(said).toContain("'npm run brand -- check zephyr --fix' does");
    expect(said).toContain("'npm run brand -- check zephyr --fix' leave it out");
    writeFileSync(
      file('brand.tokens.json'),
      '{ "palette": { "amber": { "8": { "$value": "#b87a1e" } } } }',
    );
    expect(verdict().notes.map(formatProblem).join('\n')).toContain(
      "'npm run brand -- check zephyr --fix' writes it",
    );
  });

  test('checks a brand’s texts, but does not correct them', () => {
    const said = { hero: { headline: 'Hello' }, footer: { links: [{ text: 'A', href: '//b' }] } };
    writeFileSync(file('content.json'), JSON.stringify(said, undefined, 2));
    const text = shown(verdict('write'));
    expect(text).toMatch(
      /content\.json:3: 'hero\.headline' is "Hello"\. It must hold \{brand\} once/,
    );
    expect(text).toMatch(/content\.json:\d+: 'footer\.links\.0\.href' is/);
    writeFileSync(file('content.json'), '{ "phoneCountry": "NP" }');
    expect(shown(verdict())).toBe('✓ zephyr');
    expect(verdict().brand?.content).toEqual({ phoneCountry: 'NP' });
  });

  test('leaves values unchanged that only a person can correct', () => {
    writeFileSync(file('brand.json'), '{ "name": "Zephyr" }');
    const text = shown(verdict('write'));
    expect(text).toMatch(/^✗ zephyr\n/);
    expect(text).toMatch(/brand\.json:1: 'title' is missing\. Add it/);
  });

  const runNew = (...more: string[]) => {
    const right = Object.entries(ZEPHYR).flatMap(([name, value]) => [`--${name}`, value]);
    const argv = ['new', 'second', ...right, '--host', 'second.localhost', ...more];
    return brandCommand(argv, { TOKENS_DIR: dir });
  };

  test.each([
    [['--host', 'ember.localhost'], "'hosts' is a list with 'ember.localhost', which 'ember' has"],
    [['--name', 'Ze\u202ephyr'], '\'name\' is "Ze phyr". It must not hold line breaks, or control'],
  ])('new %j: creates no brand that would fail the check', async (wrong, message) => {
    const { status, stdout, stderr } = await runNew(...wrong);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(
      `The brand was not created, because it does not pass the check:\n  ${message}`,
    );
    expect(existsSync(join(dir, 'brands/second'))).toBe(false);
  });

  test('reserves the host of an invalid brand', async () => {
    const ember = join(dir, 'brands/ember/brand.json');
    writeFileSync(ember, readFileSync(ember, 'utf8').replace('"name"', '"name'));
    const { status, stderr } = await runNew('--host', 'ember.localhost');
    expect(status).toBe(2);
    expect(stderr).toContain("'hosts' is a list with 'ember.localhost', which 'ember' has too");
    expect(existsSync(join(dir, 'brands/second'))).toBe(false);
    const facts = readFileSync(file('brand.json'), 'utf8');
    writeFileSync(file('brand.json'), facts.replace('zephyr.localhost', 'ember.localhost'));
    for (const id of ['zephyr', undefined]) {
      const found = check(siteProject(dir), id, 'none').find((one) => one.id === 'zephyr');
      expect(found && shown(found), id).toContain("which 'ember' has too");
    }
  });

  test('rejects an unknown brand, and lists the known brands', () => {
    expect(() => check(siteProject(dir), 'zefyr', 'none')).toThrow(
      "There is no brand 'zefyr'. Existing brands: aurora, default, ember, folio, lagoon, zephyr.",
    );
  });
});

describe('schemas for editor completion', () => {
  test('the committed schemas match the output of npm run brand -- schemas', async () => {
    for (const [name, text] of await schemaFiles(TOKENS_DIR)) {
      expect(readFileSync(join(TOKENS_DIR, 'schema', name), 'utf8'), name).toBe(text);
    }
  });

  test.each(['aurora', 'default', 'ember', 'folio', 'lagoon'])(
    'the files of %s refer to their schemas',
    async (id) => {
      const { $schema } = JSON.parse(
        readFileSync(join(TOKENS_DIR, 'brands', id, 'brand.json'), 'utf8'),
      ) as { $schema: string };
      expect(existsSync(join(TOKENS_DIR, 'brands', id, $schema))).toBe(true);
    },
  );
});

test('the README explains every key of brand.json and content.json, and every command', () => {
  const readme = readFileSync(join(TOKENS_DIR, 'README.md'), 'utf8');
  const keys = Object.keys(brandFileSchema.entries).filter((key) => key !== '$schema');
  const commands = COMMANDS.map((command) => `npm run brand -- ${command}`);
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const unexplained = [...keys, ...commands].filter(
    (name) => !rows.some((row) => row.startsWith(`| \`${name}`)),
  );
  expect(unexplained).toEqual([]);
  const content = Object.keys(contentSchemaFor('en').entries).filter((key) => key !== '$schema');
  expect(content.filter((key) => !readme.includes(`| \`${key}\``))).toEqual([]);
});

describe('the command line', () => {
  const file = join(TOKENS_DIR, 'README.md');

  test.each([
    ['check zefyr', "There is no brand 'zefyr'. Existing brands: aurora,"],
    ['studio zefyr', "There is no brand 'zefyr'. Existing brands: aurora,"],
    ['font ember --file /tmp', '/tmp is a folder: enter the path of a font file.'],
    ['new ember', 'tokens/brands/ember already exists. Edit it, or choose another id.'],
    ['font zefyr --file a.woff2', "There is no tokens/brands/zefyr. 'npm run brand -- new zefyr'"],
    ['font ember', "The font is missing. Use 'npm run brand -- font ember --file Acme.woff2'."],
    ['font ember --file none.woff2', 'There is no file none.woff2. Use a WOFF2'],
    [`font ember --file ${file}`, 'README.md cannot be read as a font: '],
    [`build --out ${file}`, 'README.md is a file: name a folder.'],
    ['history ember --server http://127.0.0.1:9', 'No server answers at http://127.0.0.1:9: start'],
    [
      'history ember --server play.example',
      "--server 'play.example': enter an address such as https://play.",
    ],
  ])('%j exits with code 2 and a single explanation', async (line, message) => {
    const { status, stdout, stderr } = await brandCommand(line.split(' '), {
      STAFF_TOKEN: 'a token',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr.split('\n').length, 'it is short').toBeLessThanOrEqual(3);
  });
});
