import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { createBrand as createBrandSource } from '../../packages/brand/src/index.ts';
import { root } from './buildPackage.ts';
import { importedPackages, publintMessages, typeProblems } from './lint.ts';
import { publicManifest, readManifest } from './manifest.ts';
import { pack } from './pack.ts';
import { componentSizes } from '@platform/component-index';

const NAMES = ['messages', 'rules', 'api', 'ui', 'brand'] as const;
const distOf = (name: string) => join(root, 'packages', name, 'dist');

const folder = mkdtempSync(join(tmpdir(), 'tarballs-'));
const tarballs = new Map(NAMES.map((name) => [name, pack(distOf(name), folder)]));
const tarballOf = (name: (typeof NAMES)[number]) => tarballs.get(name) ?? '';
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(NAMES)('@platform/%s', (name) => {
  test('has no problems according to publint', async () => {
    expect(await publintMessages(distOf(name))).toEqual([]);
  });

  test('has types that a bundler and Node can resolve', async () => {
    expect(await typeProblems(tarballOf(name), distOf(name))).toEqual([]);
  });

  test('lists every package that its modules import', () => {
    const { dependencies = {}, peerDependencies = {} } = readManifest(distOf(name));
    const listed = Object.keys({ ...dependencies, ...peerDependencies });
    expect(importedPackages(distOf(name)).filter((each) => !listed.includes(each))).toEqual([]);
  });

  test('has no versions that only the workspace understands', () => {
    const { dependencies = {} } = readManifest(distOf(name));
    const internal = Object.values(dependencies).filter((version) => version.includes(':'));
    expect(internal).toEqual([]);
  });
});

describe.each(NAMES)('the tarball of @platform/%s', (name) => {
  const { stdout } = spawnSync('tar', ['-tzf', tarballOf(name)], { encoding: 'utf8' });
  const files = stdout.split('\n').map((file) => file.replace(/^package\//, ''));
  const manifest = readManifest(distOf(name));

  test('has a licence, a README and a change log', () => {
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md']));
    expect(manifest).toMatchObject({ license: expect.stringContaining('MIT') as string });
    expect(manifest['keywords']).not.toHaveLength(0);
  });

  test('has the URL of the repository if the repository has one', () => {
    const { homepage } = readManifest(root);
    expect(manifest['homepage']).toBe(homepage);
    const address = { homepage: 'https://platform.test', repository: 'https://platform.test/git' };
    expect(publicManifest(root, manifest, {}, address)).toMatchObject({
      homepage: address.homepage,
      repository: { type: 'git', url: address.repository, directory: `packages/${name}` },
    });
  });
});

test.each(['api', 'ui'])(
  "every module of @platform/%s that needs the browser has 'use client'",
  (name) => {
    const react = join(root, 'node_modules/react/cjs/react.react-server.production.js');
    const onServer = new Set(
      [...readFileSync(react, 'utf8').matchAll(/exports\.(\w+) =/g)].map(([, each]) => each),
    );
    expect(onServer).toContain('useId');
    expect(onServer).not.toContain('useState');
    const needsBrowser = (code: string) =>
      / from "react-dom"|\bon[A-Z]\w*: /.test(code) ||
      [...code.matchAll(/import \{([^}]*)\} from "react";/g)]
        .flatMap(([, names = '']) => names.split(','))
        .some((each) => !onServer.has(each.trim().split(' ')[0]));
    const modules = readdirSync(distOf(name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.css)\.js$/.test(file))
      .map((file): [string, string] => [file, readFileSync(join(distOf(name), file), 'utf8')])
      .filter(([, code]) => needsBrowser(code));
    expect(modules.length).toBeGreaterThan(10);
    expect(
      modules.flatMap(([file, code]) => (code.startsWith('"use client"') ? [] : file)),
    ).toEqual([]);
  },
);

test.each(['rules', 'api', 'ui'])(
  '@platform/%s has a source map with the source of every module',
  (name) => {
    const modules = readdirSync(distOf(name), { recursive: true, encoding: 'utf8' }).filter(
      // Class names, import lists and the React check have no source file. Type modules have no
      // code.
      (file) =>
        file.endsWith('.js') &&
        !/\.css\.js$|^(entries|styles)\/|^(index|reactVersion)\.js$/.test(file) &&
        /^(?!\/\/)/m.test(readFileSync(join(distOf(name), file), 'utf8').trim()),
    );
    expect(modules.length).toBeGreaterThan(50);
    for (const file of modules) {
      const map = JSON.parse(readFileSync(join(distOf(name), `${file}.map`), 'utf8')) as {
        sources: string[];
        sourcesContent: string[];
      };
      const [source = ''] = map.sources;
      const path = join(distOf(name), dirname(file), source);
      expect(map.sourcesContent, file).toEqual([readFileSync(path, 'utf8')]);
    }
  },
);

test('every font has its licence in the same folder', () => {
  const fonts = readdirSync(join(distOf('ui'), 'fonts'));
  const families = new Set(
    fonts.flatMap((file) => /^(.+?)-[a-z]+(?:-ext)?-wght.*\.woff2$/.exec(file)?.[1] ?? []),
  );
  expect(families.size).toBe(7);
  for (const family of families) {
    const licence = readFileSync(join(distOf('ui'), 'fonts', `${family}-LICENSE.txt`), 'utf8');
    expect(licence).toContain('SIL Open Font License, Version 1.1');
  }
});

test('@platform/rules checks rounds from the command line', () => {
  const { rounds } = JSON.parse(readFileSync(join(root, 'docs/fairness-vectors.json'), 'utf8')) as {
    rounds: object[];
  };
  const verify = (data: readonly object[]) =>
    spawnSync(
      process.execPath,
      [
        join(distOf('rules'), readManifest(distOf('rules')).bin?.['platform-rules'] ?? ''),
        ...['verify', '--file', '-'],
      ],
      { encoding: 'utf8', input: JSON.stringify({ status: 'success', data }) },
    );
  expect(verify(rounds)).toMatchObject({ status: 0, stderr: '' });
  expect(verify(rounds.map((row) => ({ ...row, result: { number: 9 } })))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('NOT FAIR') as string,
  });
});

describe('@platform/brand, unpacked in an empty folder', () => {
  const app = mkdtempSync(join(tmpdir(), 'brand-app-'));
  const installed = join(app, 'node_modules/@platform/brand');
  const brand = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(installed, 'cli.js'), ...args], {
      cwd: app,
      encoding: 'utf8',
    });
  const read = (name: string) => readFileSync(join(app, name), 'utf8');
  beforeAll(() => {
    mkdirSync(installed, { recursive: true });
    const args = ['-xzf', tarballOf('brand'), '-C', installed, '--strip-components=1'];
    expect(spawnSync('tar', args).status).toBe(0);
    expect(brand('new', 'acme', '--color', '#3366ff', '--font', 'sora')).toMatchObject({
      status: 0,
      stderr: '',
    });
  });
  afterAll(() => rmSync(app, { recursive: true }));

  test('creates token files that refer to a schema and pass the check', () => {
    expect(readdirSync(join(app, 'brands/acme')).sort()).toEqual([
      'brand.tokens.json',
      'dark.tokens.json',
      'light.tokens.json',
    ]);
    const { $schema } = JSON.parse(read('brands/acme/light.tokens.json')) as { $schema: string };
    expect(existsSync(join(app, 'brands/acme', $schema))).toBe(true);
    expect(brand('check')).toMatchObject({ status: 0, stdout: '✓ acme\n', stderr: '' });
  });

  test('builds CSS, JSON, types and a theme', () => {
    expect(brand('build')).toMatchObject({ status: 0, stderr: '' });
    const css = read('src/brands/acme.css');
    expect(css).toMatch(/^@import '@platform\/ui\/fonts\/sora\.css';/);
    const { variables } = JSON.parse(read('src/brands/acme.json')) as {
      variables: Record<string, string>;
    };
    const [name = ''] = Object.keys(variables);
    expect(css).toContain(`${name}:${variables[name]}`);
    expect(read('src/brands/brands.d.ts')).toContain("export type BrandId = 'acme';");
    expect(read('src/brands/tailwind.css')).toContain(
      '--color-accent-solid: var(--platform-color-accent-solid);',
    );
  });

  test('creates a brand that inherits from another brand, and refuses other options for it', () => {
    const unknown = brand('new', 'summer', '--inherits', 'acne');
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toContain("There is no brand 'acne'. Existing brands: acme.");
    expect(brand('new', 'summer', '--inherits', 'acme', '--font', 'sora').status).toBe(2);
    expect(brand('new', 'summer', '--inherits', 'acme')).toMatchObject({ status: 0, stderr: '' });
    expect(brand('pins', 'summer').stdout).toMatch(
      /^summer sets 0 of \d+ tokens, and inherits the others from acme\.$/m,
    );
    expect(brand('build').status).toBe(0);
    expect(read('src/brands/summer.css').replaceAll('summer', 'acme')).toBe(
      read('src/brands/acme.css'),
    );
    rmSync(join(app, 'brands/summer'), { recursive: true });
  });

  test('rejects text with too little contrast, and fixes it', () => {
    const light = join(app, 'brands/acme/light.tokens.json');
    const tokens = JSON.parse(readFileSync(light, 'utf8')) as {
      palette: { neutral: Record<string, { $value: { components: number[] } }> };
    };
    tokens.palette.neutral['11'] = {
      $value: { ...tokens.palette.neutral['11']?.$value, components: [0.85, 0.02, 265] },
    };
    writeFileSync(light, JSON.stringify(tokens));
    const { status, stdout } = brand('check', 'acme');
    expect(status).toBe(1);
    expect(stdout).toContain("can be fixed by 'npx @platform/brand check acme --fix'");
    expect(brand('check', 'acme', '--fix').status).toBe(0);
  });

  test('returns the CSS of a brand from code that needs neither Node nor a browser', async () => {
    const { createBrand } = (await import(pathToFileURL(join(installed, 'index.js')).href)) as {
      createBrand: typeof createBrandSource;
    };
    expect(createBrand({ color: '#3366ff' })).toMatch(/^\[data-brand='custom'\]\{--platform-/);
    const loaded = new Set<string>();
    const visit = (file: string) => {
      if (loaded.has(file)) return;
      loaded.add(file);
      for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
        /(?:from|import) "([^"]+)";/g,
      )) {
        expect(path).toMatch(/^\./);
        visit(join(dirname(file), path));
      }
    };
    visit(join(installed, 'index.js'));
    expect(loaded.size).toBeGreaterThan(1);
  });
});

test('no component adds more than 27.5 kB to a site with React', async () => {
  const sizes = await componentSizes(distOf('ui'));
  expect(sizes.size).toBeGreaterThan(100);
  expect([...sizes].filter(([, size]) => size > 27_500)).toEqual([]);
});
