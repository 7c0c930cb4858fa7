import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brandForHost } from './brand.ts';
import type { Brand } from './checkFolder.ts';
import { decodeFiles, encodeFiles, hashOfFiles } from './brandFiles.ts';
import { faultyLine, faultyState } from './faulty.ts';
import type { BrandFolder } from './folder.ts';
import { LastValid } from './lastValid.ts';
import { parseOrigins } from './origins.ts';
import { formatProblem } from './problem.ts';
import { readFolder } from './readFolder.ts';
import { BrandShelf } from './shelf.ts';

const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url));

let dir = '';
let shelf: BrandShelf;
let writes = 0;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'tokens-'));
  for (const part of ['base', 'brands', 'semantic.tokens.json']) {
    cpSync(join(TOKENS_DIR, part), join(dir, part), { recursive: true });
  }
  shelf = await BrandShelf.open(dir);
});
afterEach(() => rmSync(dir, { recursive: true }));

/**
 * Writes a file of a brand with a unique modification time, whatever the resolution of the clock.
 */
function write(id: string, file: string, text: string): void {
  const path = join(dir, 'brands', id, file);
  writeFileSync(path, text);
  writes += 1;
  utimesSync(path, writes, writes);
}

const facts = (id: string, change: object = {}) =>
  JSON.stringify({
    name: id,
    title: id,
    titleDescription: id,
    hosts: [`${id}.example`],
    websiteUrl: '',
    websiteUrlName: id,
    api_url: '',
    defaultScheme: 'dark',
    ...change,
  });

/** Refreshes twice: the first call detects a change, the second detects that it is complete. */
async function look(): Promise<string> {
  const faulty = [...(await shelf.refresh()), ...(await shelf.refresh())];
  return faulty.flatMap(({ problems }) => problems.map(formatProblem)).join('\n');
}

const titleAt = (host: string) => brandForHost(shelf.brands, host).title;

test('loads a new folder once it is stable', async () => {
  const { brands } = shelf;
  cpSync(join(dir, 'brands/lagoon'), join(dir, 'brands/zephyr'), { recursive: true });
  write('zephyr', 'brand.json', facts('zephyr'));
  expect(await shelf.refresh()).toEqual([]);
  expect(titleAt('zephyr.example')).toBe('Default Site');
  expect(await shelf.refresh()).toEqual([]);
  expect(titleAt('zephyr.example')).toBe('zephyr');
  expect(shelf.brands, 'the list that was handed out is the newest').toBe(brands);
});

test('loads a changed brand, and keeps the unchanged brands', async () => {
  const aurora = brandForHost(shelf.brands, 'aurora.localhost');
  write('ember', 'brand.json', facts('ember', { title: 'Embers' }));
  expect(await look()).toBe('');
  expect(titleAt('ember.example')).toBe('Embers');
  expect(brandForHost(shelf.brands, 'aurora.localhost')).toBe(aurora);
});

test('reports a faulty brand once, serves its last valid state, and loads the fixed brand', async () => {
  write('ember', 'brand.tokens.json', '{ "radius": { "card": { "$value": "3px;}" } } }');
  expect(await look()).toMatch(/ember\/brand\.tokens\.json:1: 'radius\.card' is not a dimension/);
  expect(titleAt('ember.localhost')).toBe('Ember Gaming Platform');
  expect(await look()).toBe('');
  write('ember', 'brand.tokens.json', '{}');
  expect(await look()).toBe('');
  expect(brandForHost(shelf.brands, 'ember.localhost').tokens.dark['radius.card']?.$value).toEqual({
    value: 14,
    unit: 'px',
  });
});

test('treats low contrast like any other fault', async () => {
  const text = '{ "color": { "text": { "muted": { "$value": "{palette.neutral.7}" } } } }';
  write('ember', 'brand.tokens.json', text);
  const said = await look();
  expect(said).toMatch(/gives color\.text\.muted on color\.canvas too little contrast in dark/);
  expect(said, 'no fix is searched where players are served').not.toMatch(/nearest that passes/);
  expect(said).toContain("'npm run brand -- check ember' names the nearest value that passes.");
});

test('leaves a host to the brand that already has it', async () => {
  write('ember', 'brand.json', facts('ember', { hosts: ['aurora.localhost'] }));
  expect(await look()).toMatch(/'aurora\.localhost', which 'aurora' has too/);
  expect(titleAt('aurora.localhost')).toBe('Aurora Gaming Platform');
  expect(titleAt('ember.localhost')).toBe('Ember Gaming Platform');
});

test('releases the hosts of a removed folder, but keeps the default brand', async () => {
  rmSync(join(dir, 'brands/ember'), { recursive: true });
  expect(await look()).toBe('');
  expect(titleAt('ember.localhost')).toBe('Default Site');
  renameSync(join(dir, 'brands/default'), join(dir, 'brands/.default'));
  expect(await look()).toMatch(/brands\/default:1: the folder is missing\. Put it back/);
  expect(titleAt('nowhere.example')).toBe('Default Site');
});

test('reports a broken foundation, and keeps every brand', async () => {
  writeFileSync(join(dir, 'base/dark.tokens.json'), '{');
  await expect(look()).rejects.toThrow(/base\/dark\.tokens\.json:1: not valid JSON/);
  expect(await look(), 'once').toBe('');
  expect(shelf.brands).toHaveLength(5);
});

test.each(['brands', 'semantic.tokens.json', 'base/light.tokens.json'])(
  'does not start without %s, and names the missing part and the fix',
  async (name) => {
    rmSync(join(dir, name), { recursive: true });
    await expect(BrandShelf.open(dir)).rejects.toThrow(
      `${join(dir, name)}:1: this is missing. Put it back, or set TOKENS_DIR to the folder of the tokens.`,
    );
  },
);

test('reports a removed foundation, and keeps every brand', async () => {
  rmSync(join(dir, 'semantic.tokens.json'));
  await expect(look()).rejects.toThrow(/semantic\.tokens\.json:1: this is missing/);
  expect(shelf.brands).toHaveLength(5);
});

describe('a shelf with several brands', () => {
  const folderOf = (id: string) => join(dir, 'brands', id);
  const errors: unknown[] = [];
  const lastValid = () => new LastValid(join(dir, 'kept'), (error) => errors.push(error));
  const restart = async (kept = true) => {
    shelf = await BrandShelf.open(dir, { lastValid: kept ? lastValid() : undefined });
  };
  const ids = () => shelf.brands.map(({ id }) => id);
  const states = () => shelf.faulty.map(faultyState);

  beforeEach(async () => {
    errors.length = 0;
    await restart();
  });

  test.each<[string, (folder: string) => void]>([
    ['a missing logo', (folder) => rmSync(join(folder, 'logo.svg'))],
    ['a broken brand.json', (folder) => writeFileSync(join(folder, 'brand.json'), '{ "name": ')],
    ['a broken token', (folder) => writeFileSync(join(folder, 'dark.tokens.json'), '{"a":1}')],
    [
      'a broken symbolic link',
      (folder) => {
        rmSync(join(folder, 'logo.svg'));
        symlinkSync('/nowhere/logo.svg', join(folder, 'logo.svg'));
      },
    ],
    [
      'a folder in place of a file',
      (folder) => {
        rmSync(join(folder, 'logo.svg'));
        mkdirSync(join(folder, 'logo.svg'));
      },
    ],
  ])('%s: serves the last valid state after a restart', async (_, harm) => {
    const copy = join(dir, 'copy');
    cpSync(folderOf('ember'), copy, { recursive: true });
    harm(copy);
    rmSync(folderOf('ember'), { recursive: true });
    renameSync(copy, folderOf('ember'));
    await restart();
    expect(ids()).toEqual(['aurora', 'default', 'ember', 'folio', 'lagoon']);
    expect(titleAt('ember.localhost')).toBe('Ember Gaming Platform');
    expect(states()).toEqual([
      expect.stringMatching(/^ember: \d+ problems?, served as it was last valid$/),
    ]);
    expect(errors).toEqual([]);
  });

  test('closes only the hosts of a brand that was never valid', async () => {
    cpSync(folderOf('lagoon'), folderOf('zephyr'), { recursive: true });
    write('zephyr', 'brand.json', `${facts('zephyr', { titel: 'x' })} x`);
    await restart();
    expect(ids()).toEqual(['aurora', 'default', 'ember', 'folio', 'lagoon']);
    expect(states()).toEqual(['zephyr: 1 problem, not served, its hosts answer 503']);
    expect(shelf.isClosed('Zephyr.example:4000')).toBe(true);
    expect(shelf.isClosed('lagoon.localhost')).toBe(false);
    expect(shelf.isClosed('nowhere.example')).toBe(false);
    write('zephyr', 'brand.json', facts('zephyr'));
    expect(await look()).toBe('');
    expect(shelf.isClosed('zephyr.example')).toBe(false);
    expect(titleAt('zephyr.example')).toBe('zephyr');
  });

  test('does not give a new brand the host of an existing brand, whatever its name', async () => {
    cpSync(folderOf('lagoon'), folderOf('aaa'), { recursive: true });
    write('aaa', 'brand.json', facts('aaa', { hosts: ['ember.localhost', 'aaa.example'] }));
    await restart();
    expect(titleAt('ember.localhost')).toBe('Ember Gaming Platform');
    expect(shelf.isClosed('ember.localhost')).toBe(false);
    expect(shelf.isClosed('aaa.example')).toBe(true);
    write('ember', 'brand.json', facts('ember'));
    expect(await look(), 'the host is free now').toBe('');
    expect(titleAt('ember.localhost')).toBe('aaa');
    expect(states()).toEqual([]);
  });

  test('serves the other brands if the default brand is missing, and closes every other host', async () => {
    rmSync(folderOf('default'), { recursive: true });
    await restart();
    expect(titleAt('nowhere.example'), 'as it was last valid').toBe('Default Site');
    await restart(false);
    expect(ids()).toEqual(['aurora', 'ember', 'folio', 'lagoon']);
    expect(shelf.isClosed('nowhere.example')).toBe(true);
    expect(shelf.isClosed('ember.localhost')).toBe(false);
  });

  test('reports the reason why no brand can be served, unless a version is published', async () => {
    const { folder } = readFolder(dir, 'ember');
    for (const id of ids()) rmSync(join(folderOf(id), 'logo.svg'));
    await restart(false);
    expect(() => shelf.requireAny()).toThrow(/aurora\/logo\.svg:1: the file is missing/);
    await shelf.publish(new Map([['ember', { ...folder, path: 'ember version 1', version: 1 }]]));
    shelf.requireAny();
    expect(ids()).toEqual(['ember']);
  });

  test('does not serve a stored version that was changed or truncated', async () => {
    const path = join(dir, 'kept/ember.json');
    const kept = readFileSync(path, 'utf8');
    rmSync(join(folderOf('ember'), 'logo.svg'));
    for (const harmed of [kept.slice(0, -9), kept.replace('"hash":"', '"hash":"0')]) {
      writeFileSync(path, harmed);
      await restart();
      expect(ids()).toEqual(['aurora', 'default', 'folio', 'lagoon']);
    }
    writeFileSync(path, kept);
    await restart();
    expect(ids()).toContain('ember');
  });

  test('serves a version that cannot be stored, and reports the failure', async () => {
    rmSync(join(dir, 'kept'), { recursive: true });
    writeFileSync(join(dir, 'kept'), '');
    await restart();
    expect(ids()).toHaveLength(5);
    expect(errors.map(String)).toContainEqual(
      expect.stringMatching(/valid version of the brand 'aurora' could not be kept: EEXIST/),
    );
  });

  test('logs a brand with any number of problems in one line of limited length', async () => {
    const unknown = Object.fromEntries(
      Array.from({ length: 900 }, (_, index) => [`${'x'.repeat(90)}\n\u202e${index}`, 1]),
    );
    write('ember', 'brand.json', facts('ember', unknown));
    await shelf.refresh();
    const [faulty, ...more] = await shelf.refresh();
    expect(more).toEqual([]);
    if (!faulty) throw new Error('Nothing was refused.');
    expect(faulty.problems).toHaveLength(900);
    const line = faultyLine(faulty);
    expect(line).toMatch(/^Brand ember: 900 problems, served as it was last valid\. First: /);
    expect(line.length).toBeLessThan(600);
    expect(line).not.toMatch(/[\n\u202e]/);
  });
});

describe('a shelf with a published version', () => {
  const versionOf = (id: string, change: object) => {
    const { folder } = readFolder(dir, id);
    const bytes = new TextEncoder().encode(facts(id, { hosts: [`${id}.localhost`], ...change }));
    return {
      ...folder,
      path: `${id} version 1`,
      files: new Map([...folder.files, ['brand.json', bytes]]),
    };
  };
  const published = (...folders: BrandFolder[]) =>
    shelf.publish(new Map(folders.map((folder) => [folder.id, folder])));

  test('serves the changed folder once the version is withdrawn, and reports earlier changes', async () => {
    expect(await published(versionOf('ember', { title: 'Published' }))).toEqual([]);
    expect(titleAt('ember.localhost')).toBe('Published');
    write('ember', 'brand.json', facts('ember', { title: 'Folder' }));
    const left: string[] = [];
    const look = () => shelf.refresh((id) => left.push(id));
    expect([...(await look()), ...(await look()), ...(await look())]).toEqual([]);
    expect(left).toEqual(['ember']);
    expect(titleAt('ember.localhost')).toBe('Published');
    expect(await published()).toEqual([]);
    expect(titleAt('ember.example')).toBe('Folder');
  });

  test('serves a brand without a folder until its version is withdrawn', async () => {
    const { files } = versionOf('lagoon', { hosts: ['zephyr.example'], title: 'Zephyr' });
    await published({ id: 'zephyr', path: 'zephyr version 1', files });
    expect(titleAt('zephyr.example')).toBe('Zephyr');
    await published();
    expect(titleAt('zephyr.example')).toBe('Default Site');
  });

  test('keeps a brand if this release cannot read its version', async () => {
    const [faulty] = await published(versionOf('ember', { title: 7 }));
    expect(faulty && faultyState(faulty)).toBe('ember: 1 problem, served as it was last valid');
    expect(titleAt('ember.localhost')).toBe('Ember Gaming Platform');
  });

  test('logs the number of a faulty version, or only the brand for a faulty folder', async () => {
    const [faulty] = await published({ ...versionOf('ember', { title: 7 }), version: 3 });
    const line = faulty && faultyLine(faulty);
    expect(line).toContain('Its versions: npm run brand -- history ember.');
    expect(line).toContain('npm run brand -- diff ember --to 3');
    expect(line, 'which looks at the folder').not.toContain('check ember');
    write('lagoon', 'brand.json', '{}');
    await look();
    expect(shelf.faulty.map(faultyLine).join('\n')).toContain('npm run brand -- check lagoon');
  });

  test('gives a host to the published version, even if a folder claims it', async () => {
    await published(versionOf('ember', { hosts: ['aurora.localhost'], title: 'Published' }));
    expect(titleAt('aurora.localhost')).toBe('Published');
    expect(shelf.faulty.map(faultyState)).toEqual([
      'aurora: 1 problem, not served, its hosts answer 503',
    ]);
    await published();
    expect(titleAt('aurora.localhost')).toBe('Aurora Gaming Platform');
    expect(shelf.faulty).toEqual([]);
  });

  test('checks a candidate version like brand check, without side effects', async () => {
    const judged = async (folder: BrandFolder) =>
      (await shelf.judge(folder)).problems.map(formatProblem).join('\n');
    expect(await judged(versionOf('ember', {}))).toBe('');
    expect(await judged(versionOf('ember', { hosts: ['aurora.localhost'] }))).toContain(
      "ember version 1/brand.json:1: 'hosts' is a list with 'aurora.localhost', which 'aurora' has too",
    );
    const text = '{ "color": { "text": { "muted": { "$value": "{palette.neutral.7}" } } } }';
    const { files, ...ember } = versionOf('ember', {});
    const pale = {
      ...ember,
      files: new Map([...files, ['brand.tokens.json', new TextEncoder().encode(text)]]),
    };
    expect(await judged(pale)).toContain('too little contrast');
    expect((await shelf.compile(pale)).brand?.id).toBe('ember');
    const odd = { ...ember, files: new Map([...files, ['run.sh', new Uint8Array(1)]]) };
    expect(await judged(odd)).toContain('run.sh:1: the file does not belong to a brand');
    expect(titleAt('ember.localhost')).toBe('Ember Gaming Platform');
  });
});

test('hashes files in any order to the same version, and detects a changed byte', () => {
  const files = new Map([
    ['b.json', new Uint8Array([1, 2])],
    ['a.json', new Uint8Array([255])],
  ]);
  const hash = hashOfFiles(files);
  expect(hashOfFiles(new Map([...files].reverse()))).toBe(hash);
  expect(hashOfFiles(decodeFiles(encodeFiles(files)))).toBe(hash);
  expect(hashOfFiles(new Map([...files, ['a.json', new Uint8Array([254])]]))).not.toBe(hash);
});

describe('the list of origins that brands may use', () => {
  const LIST = 'http://*.localhost:*, https://*.example, https://ember.test';
  let list = LIST;
  const open = async () => {
    const lastValid = new LastValid(join(dir, 'kept'), (error) => {
      throw error;
    });
    shelf = await BrandShelf.open(dir, { lastValid, origins: () => parseOrigins(list) });
  };
  const websites = () => shelf.brands.map(({ id, websiteUrl }) => [id, websiteUrl]);
  const website = (id: string) => new Map(websites() as [string, string][]).get(id);
  beforeEach(() => {
    list = LIST;
    write('ember', 'brand.json', facts('ember', { websiteUrl: 'https://ember.test' }));
    return open();
  });

  test('keeps the last valid state if a folder uses another origin', async () => {
    expect(website('ember')).toBe('https://ember.test');
    write('ember', 'brand.json', facts('ember', { websiteUrl: 'https://evil.test' }));
    await shelf.refresh();
    const [faulty] = await shelf.refresh();
    expect(faulty).toMatchObject({ id: 'ember', served: true });
    expect(faulty?.problems.map(formatProblem).join()).toContain(
      "'websiteUrl' is 'https://evil.test', which BRAND_ORIGINS does not admit",
    );
    expect(website('ember')).toBe('https://ember.test');
  });

  test('takes brands with forbidden origins offline, and restores allowed brands, even after a restart', async () => {
    list = LIST.replace(', https://ember.test', '');
    expect(await shelf.followOrigins()).toMatchObject([{ id: 'ember', served: false }]);
    expect(website('ember')).toBeUndefined();
    expect(shelf.isClosed('ember.example')).toBe(true);
    expect(await shelf.followOrigins(), 'told once').toEqual([]);
    await open();
    expect(shelf.faulty).toMatchObject([{ id: 'ember', served: false }]);
    list = LIST;
    await shelf.followOrigins();
    expect(website('ember')).toBe('https://ember.test');
    expect(shelf.faulty).toEqual([]);
  });

  test('applies to published versions, which are neither loaded nor stored', async () => {
    const version = (number: number, websiteUrl: string): BrandFolder => {
      const { folder } = readFolder(dir, 'ember');
      const text = facts('ember', { websiteUrl, title: `Version ${number}` });
      const files = new Map([
        ...folder.files,
        ['brand.json', new TextEncoder().encode(text)] as const,
      ]);
      return { ...folder, path: `ember version ${number}`, version: number, files };
    };
    const [good, evil] = [version(1, 'https://www.ember.example'), version(2, 'https://evil.test')];
    expect(await shelf.publish(new Map([['ember', good]]))).toEqual([]);
    expect((await shelf.compile(evil)).brand).toBeUndefined();
    expect(shelf.admit(evil).problems).toHaveLength(1);
    expect(await shelf.publish(new Map([['ember', evil]]))).toMatchObject([
      { served: true, version: 2 },
    ]);
    expect(website('ember')).toBe('https://www.ember.example');
    list += ', https://evil.test';
    await shelf.followOrigins();
    expect(website('ember')).toBe('https://evil.test');
    list = LIST;
    expect(await shelf.followOrigins()).toMatchObject([{ id: 'ember', served: false, version: 2 }]);
    expect(website('ember')).toBeUndefined();
  });
});

describe('the prepare function', () => {
  const refuse = async ({ path }: BrandFolder, { id, title }: Brand) =>
    id === 'ember' && title === 'Heavy'
      ? [{ file: join(path, 'logo.svg'), line: 1, place: '', what: 'the picture', hint: 'Less.' }]
      : [];
  const open = async () => {
    const lastValid = new LastValid(join(dir, 'kept'), () => undefined);
    shelf = await BrandShelf.open(dir, { lastValid, prepare: refuse });
  };

  test('can make a folder faulty, and prevent publication and preview of a version', async () => {
    await open();
    write('ember', 'brand.json', facts('ember', { title: 'Heavy' }));
    await look();
    const [faulty] = shelf.faulty;
    expect(faulty).toMatchObject({ id: 'ember', served: true });
    expect(faulty?.problems.map(formatProblem).join()).toContain(
      'ember/logo.svg:1: the picture. Less.',
    );
    expect(titleAt('ember.localhost')).toBe('Ember Gaming Platform');
    const { folder } = readFolder(dir, 'ember');
    for (const judged of [await shelf.judge(folder), await shelf.compile(folder)]) {
      expect([judged.brand, judged.problems.length]).toEqual([undefined, 1]);
    }
    const version = { ...folder, path: 'ember version 1', version: 1 };
    expect(await shelf.publish(new Map([['ember', version]]))).toHaveLength(1);
    expect(titleAt('ember.localhost')).toBe('Ember Gaming Platform');
    await open();
    expect(titleAt('ember.localhost'), 'as it was last valid').toBe('Ember Gaming Platform');
  });

  test('does not lose versions that are published during the preparation', async () => {
    let hold: (() => void) | undefined;
    shelf = await BrandShelf.open(dir, {
      prepare: async (_, { title }) => {
        if (title === 'Slow') await new Promise<void>((go) => (hold = go));
        return [];
      },
    });
    const { folder } = readFolder(dir, 'ember');
    write('ember', 'brand.json', facts('ember', { title: 'Slow', hosts: ['ember.localhost'] }));
    await shelf.refresh();
    const refreshed = shelf.refresh();
    const version = { ...folder, path: 'ember version 1', version: 1 };
    const published = shelf.publish(new Map([['ember', version]]));
    while (!hold) await new Promise((go) => setImmediate(go));
    hold();
    await Promise.all([refreshed, published]);
    expect(shelf.servedFiles('ember')).toBe(version);
  });
});
