import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium as browsers, type Browser, type BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  exampleWriter,
  readComponents,
  readEntries,
  readProps,
  shown,
} from '@platform/component-index';
import { chromium } from '../../packages/testing/src/chromium.ts';
import { nodes } from '../../packages/testing/src/nodes.ts';
import { serveFolder } from '../../packages/testing/src/serveFolder.ts';
import { buildOtherVersion, differences, looksOf } from './beside.ts';
import { root } from './buildPackage.ts';
import { installConsumer } from './consumer.ts';
import { readManifest } from './manifest.ts';
import { pack } from './pack.ts';
import { serveNext } from './serveNext.ts';
import { expectThemed } from './themed.ts';

const NAMES = ['messages', 'rules', 'api', 'ui', 'brand'] as const;
const distOf = (name: string) => join(root, 'packages', name, 'dist');

const folder = join(root, '.cache/consumers');
mkdirSync(folder, { recursive: true });
const { run, runIn } = installConsumer(folder, {
  // Sites in the documentation, by framework.
  templates: [
    [join(import.meta.dirname, 'consumers'), '.'],
    [join(root, 'apps/docs/install'), '.'],
    // The site with Tailwind CSS uses the page of the Vite site.
    [join(root, 'apps/docs/install/vite/index.html'), 'tailwind/index.html'],
  ],
  tarballs: NAMES.map((name) => pack(distOf(name), folder)),
});

const VITE = 'node_modules/vite/bin/vite.js';

/**
 * Writes the code of every documentation example as users copy it, and the names of each
 * component's required props.
 */
async function writeExamples(): Promise<number> {
  const source = join(root, 'packages/ui/src');
  const entries = readEntries(source);
  const components = readComponents(source);
  const names = new Set(entries.flatMap(({ exports }) => exports.flatMap((each) => each.names)));
  const tables = readProps(components, (name) => names.has(name));
  const required = [...tables.values()]
    .flat()
    .map(({ component, props }) => [
      component,
      props.flatMap(({ name, required: isRequired }) => (isRequired ? [name] : [])),
    ]);
  const write = exampleWriter(entries, join(folder, 'types/examples'));
  const written = components.flatMap((component) =>
    shown(component).map(({ name }) => write(component, name, tables.get(component.name) ?? [])),
  );
  writeFileSync(
    join(folder, 'types/required.json'),
    JSON.stringify(Object.fromEntries(required) as Record<string, string[]>),
  );
  return (await Promise.all(written)).length;
}

const examples = await writeExamples();

const NEXT = 'node_modules/next/dist/bin/next';
/** Components that a server component cannot render alone. */
const inBrowser = JSON.parse(await run('serverPage.mjs')) as string[];
await run('sizePages.mjs');
const nextBuilt = run(NEXT, 'build', 'next');
const nextServed = nextBuilt.then(() => serveNext(folder));

/** Components that require a function, or whose examples have state. A server can pass neither. */
const IN_BROWSER = [
  'AlertDialog',
  'AppHeader',
  'AppShell',
  'BetDialog',
  'BetSlip',
  'BottomBar',
  'ChangePasswordForm',
  'ColorButtons',
  'CommandMenu',
  'DataTable',
  'EmailConfirmation',
  'EmailNotice',
  'ExclusionForm',
  'ForgotPasswordForm',
  'GameShowcase',
  'Hero',
  'HistoryTable',
  'LimitField',
  'LockFundsForm',
  'LogoutDialog',
  'MinesGrid',
  'NumberButtons',
  'OtpDialog',
  'PlayLimits',
  'RealDiceGame',
  'RealMinesGame',
  'RealPlinkoGame',
  'RealityCheckDialog',
  'RecoveryCodes',
  'RegisterForm',
  'ResetPasswordForm',
  'SeedsDialog',
  'SessionsList',
  'SignInForm',
  'SizeButtons',
  'StopWithdrawalsForm',
  'TeamTree',
  'TicketForm',
  'Toast',
  'TxnPasswordForm',
  'VerifyBetDialog',
  'VerifyDialog',
  'WalletAddressForm',
  'WingoBoard',
  'WithdrawForm',
];

describe('a site outside the workspace', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await browsers.launch(chromium);
  });
  afterAll(async () => {
    await browser.close();
    (await nextServed).close();
  });

  async function open(options: BrowserContextOptions = {}) {
    const page = await browser.newPage(options);
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    return { page, messages };
  }

  test.concurrent.each([
    [
      'Vite',
      async () => {
        await run(VITE, 'build', 'vite');
        return serveFolder(join(folder, 'vite/dist'));
      },
    ],
    [
      'Vite with Tailwind CSS',
      async () => {
        await runIn('tailwind', VITE, 'build');
        return serveFolder(join(folder, 'tailwind/dist'));
      },
    ],
    ['Next', () => nextServed],
    [
      'React Router',
      async () => {
        await runIn('react-router', 'node_modules/@react-router/dev/bin.js', 'build');
        return serveFolder(join(folder, 'react-router/build/client'));
      },
    ],
  ])('builds and renders an app with a theme in %s', async (name, serve) => {
    const server = await serve();
    await expectThemed(browser, server.url);
    if (name !== 'Next') server.close();
  });

  test.concurrent('renders every component in a Next server component', async () => {
    expect(inBrowser).toEqual(IN_BROWSER);
    const { url } = await nextServed;
    const { page, messages } = await open();
    await page.goto(`${url}/every`);
    await page.getByRole('region').nth(170).waitFor({ state: 'attached' });
    // After hydration, the switch has state.
    await page.getByRole('region', { name: 'Switch' }).getByRole('switch').press('Space');
    expect(messages).toEqual([]);
    await page.close();
  });

  test.concurrent.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('sends a form to a Next server action %s', async (_, javaScriptEnabled) => {
    const { url } = await nextServed;
    const { page, messages } = await open({ javaScriptEnabled });
    await page.goto(`${url}/join`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Asha');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText('Welcome, Asha.').waitFor();
    expect(messages).toEqual([]);
    await page.close();
  });
});

describe('the brand of an app', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await browsers.launch(chromium);
  });
  afterAll(() => browser.close());

  /** Returns the background of a button as the red, green and blue that a screen shows. */
  async function colourOf(site: string, name: string): Promise<readonly number[]> {
    const { url, close } = await serveFolder(site);
    const page = await browser.newPage();
    try {
      await page.goto(url);
      return await page.getByRole('button', { name }).evaluate((element) => {
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        if (!context) throw new Error('There is no canvas.');
        context.fillStyle = getComputedStyle(element).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      });
    } finally {
      await page.close();
      close();
    }
  }

  test('themes a page after the documented commands', async () => {
    const brand = (...args: readonly string[]) =>
      runIn('own-brand', 'node_modules/@platform/brand/cli.js', ...args);
    for (const path of ['brands', 'src/brands']) {
      rmSync(join(folder, 'own-brand', path), { recursive: true, force: true });
    }
    await brand('new', 'acme', '--color', '#3366ff');
    expect(await brand('check')).toBe('✓ acme\n');
    // The plugin in the Vite configuration runs `build`.
    await runIn('own-brand', VITE, 'build');
    const colour = await colourOf(join(folder, 'own-brand/dist'), 'Play');
    const distances = [0x33, 0x66, 0xff].map((each, index) =>
      Math.abs(each - (colour[index] ?? 0)),
    );
    // Token files round OKLCH to three digits.
    expect(Math.max(...distances)).toBeLessThanOrEqual(2);
  });

  test('can be created in a browser', async () => {
    await runIn('own-brand/guest', VITE, 'build');
    const [red = 0, green = 0, blue = 0] = await colourOf(
      join(folder, 'own-brand/guest/dist'),
      'Join',
    );
    expect(red).toBeGreaterThan(190);
    expect(green).toBeLessThan(70);
    expect(blue).toBeLessThan(30);
  });
});

describe('application tests', () => {
  test.concurrent.each([
    ['Vitest, with the newest React', 'node_modules/vitest/vitest.mjs', 'run', 'vitest'],
    ['Jest, with the oldest React', 'node_modules/jest/bin/jest.js', '--ci', 'jest'],
  ])('run in %s', async (_, program, option, name) => {
    // Drops console output, so that the report of a failure begins with the failed test.
    await run(program, option, '--silent', `--config=testing/every/${name}.config.mjs`);
  });
});

describe('components next to other styles', () => {
  let browser: Browser;
  beforeAll(async () => {
    await buildOtherVersion(join(folder, 'other-version'));
    browser = await browsers.launch(chromium);
  });
  afterAll(() => browser.close());

  /** Properties that Tailwind's reset sets without a visible effect on components. */
  const INVISIBLE =
    /^(appearance|border-.*-style|tab-size|vertical-align|-webkit-tap-highlight-color)$/;

  test.each(['vite', 'postcss'])('look the same with Tailwind CSS added by %s', async (tool) => {
    await run(VITE, 'build', 'beside', '--mode', tool);
    const { url, close } = await serveFolder(join(folder, 'beside/dist', tool));
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    try {
      const looks = (query: string) =>
        looksOf(page, `${url}/?dialog&${query}`, '[data-part="own"] *, [role="dialog"] *');
      const alone = await looks('theme&own');
      expect(alone.length).toBeGreaterThan(80);
      expect(differences(alone, await looks('tailwind'), INVISIBLE)).toEqual([]);
      // The page still has Tailwind's styles.
      const [button] = await looksOf(page, `${url}/?tailwind`, '[data-part="utility"] button');
      expect(button?.styles).toMatchObject({
        'background-color': 'rgb(0, 0, 0)',
        'border-top-left-radius': '0px',
        'padding-left': '80px',
      });
    } finally {
      await page.close();
      close();
    }
  });

  test('look the same with another version of the package', async () => {
    const { url, close } = await serveFolder(join(folder, 'beside/dist/vite'));
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    try {
      for (const part of ['own', 'other']) {
        const looks = (query: string) =>
          looksOf(page, `${url}/?${query}`, `[data-part="${part}"] *`);
        const alone = await looks(`theme&${part}`);
        expect(differences(alone, await looks('theme&own&other'))).toEqual([]);
        // The rules of the other version would be visible.
        const changed = alone.filter(({ styles }) => styles['outline-width'] === '9px');
        expect(changed.length > 0).toBe(part === 'other');
      }
    } finally {
      await page.close();
      close();
    }
  });

  test('have no class name that is a Tailwind CSS utility', async () => {
    const css = readFileSync(join(distOf('ui'), 'css/styles.css'), 'utf8');
    const names = [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name);
    const utilitiesOf = (candidates: readonly string[]) => {
      writeFileSync(join(folder, 'names.json'), JSON.stringify(candidates));
      return run('utilities.mjs', 'names.json');
    };
    expect(await utilitiesOf(['p-300'])).toContain('.p-300');
    expect(names.length).toBeGreaterThan(700);
    expect(await utilitiesOf(names)).toBe(await utilitiesOf([]));
  });
});

describe.concurrent('every name of the index of @platform/ui', () => {
  test("is exported and can be imported from a component's entry", async () => {
    const { '': index = [], ...entries } = JSON.parse(await run('entries.mjs')) as Record<
      string,
      string[]
    >;
    expect(index.length).toBeGreaterThan(180);
    const named = new Set(Object.values(entries).flat());
    expect(index.filter((name) => !named.has(name))).toEqual([]);
    expect(entries['Toast']).toEqual(['Toast', 'ToastProvider', 'useToasts']);
    expect(entries['Menu']).toEqual(expect.arrayContaining(['Menu', 'MenuItem', 'MenuSeparator']));
  });

  test.each(Object.entries(nodes))('is the same in %s', async (_, node) => {
    const options = { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } };
    const { stdout, stderr } = await promisify(execFile)(node, ['entries.mjs'], options);
    expect(stderr).toBe('');
    expect(stdout).toBe(await run('entries.mjs'));
  });

  test('has its types in the entry', () => {
    const { exports } = readManifest(distOf('ui'));
    const namesOf = (entry: string) => {
      const { types } = exports[entry] as { types: string };
      return [
        ...readFileSync(join(distOf('ui'), types), 'utf8').matchAll(
          /export (?:type )?\{([^}]*)\}/g,
        ),
      ].flatMap(([, names = '']) => names.split(',').flatMap((name) => name.trim() || []));
    };
    const entries = Object.keys(exports).filter((entry) => /^\.\/\w+$/.test(entry));
    const named = new Set(entries.flatMap(namesOf));
    expect(namesOf('.').length).toBeGreaterThan(400);
    expect(namesOf('.').filter((name) => !named.has(name))).toEqual([]);
    expect(namesOf('./Form')).toContain('useDraft');
    expect(namesOf('./MyBetsTable')).toContain('MyBet');
  });
});

test.concurrent.each([
  ['react-18', '18.3.1', '@platform/ui/Button'],
  ['react-19.1', '19.1.10', '@platform/ui/Button'],
  ['react-19.1', '19.1.10', '@platform/ui/theme'],
  ['react-19.1', '19.1.10', '@platform/api/react'],
])(
  'an app with %s gets an error that requires a newer React when it imports %s',
  async (react, version, entry) => {
    const name = entry.split('/').slice(0, 2).join('/');
    expect(await run('oldReact.mjs', react, entry)).toBe(
      `Error: ${name} needs React 19.2 or newer, not ${version}. Update React: npm install react@latest react-dom@latest\n`,
    );
  },
);

const SNIPPETS = [
  'brands/Preview.tsx',
  'brands/brand.css',
  'other/button.ts',
  'other/styles.css',
  'start/Play.tsx',
  'vite/src/styles.ts',
];

test.concurrent('other examples of the documentation build with their styles', async () => {
  const built = JSON.parse(await run('snippets.mjs', ...SNIPPETS)) as Record<string, string>;
  const read = (name: string) => built[name] ?? '';
  const styles = read('other/styles.css');
  expect(read('other/button.js')).toMatch(/export\{\w+ as Button\}/);
  expect(styles).toMatch(/\[data-brand="?aurora"?\]/);
  const variables = read('brands/brand.css').match(/--platform-[\w-]+/g) ?? [];
  expect(variables.length).toBeGreaterThan(0);
  expect(variables.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
  expect(read('brands/Preview.css')).toMatch(/\[data-brand="?ember"?\]/);
  expect(read('start/Play.js')).toMatch(/export\{\w+ as Play\}/);
  // Only the site with the dialog has styles that cover the page.
  expect(read('vite/src/styles.css')).toContain('position:fixed');
  expect(read('brands/Preview.css')).not.toContain('position:fixed');
});

/** Bytes that a page loads for a component: from the index and from its own entry. */
type Sizes = Record<string, { index: number; own: number }>;

/** Returns the gzipped size of a Next page's scripts, in bytes. */
function pageSize(page: string): number {
  const built = join(folder, 'next/.next');
  const html = readFileSync(join(built, 'server/app/sizes', `${page}.html`), 'utf8');
  const scripts = new Set(html.match(/(?<=\/_next\/)static\/[^"'\\]+?\.js/g));
  return [...scripts].reduce((sum, script) => {
    const code = readFileSync(join(built, script));
    return sum + gzipSync(code, { level: 9 }).length;
  }, 0);
}

async function nextSizes(): Promise<Sizes> {
  await nextBuilt;
  return Object.fromEntries(
    ['Button', 'Dialog', 'HistoryTable', 'server'].map((name) => [
      name,
      { index: pageSize(`${name}-index`), own: pageSize(`${name}-own`) },
    ]),
  );
}

describe.concurrent("an import from the index is as small as from the component's own entry", () => {
  test.each(['vite', 'webpack', 'rollup', 'next'])('in %s', async (bundler) => {
    const sizes =
      bundler === 'next'
        ? await nextSizes()
        : (JSON.parse(await run('sizes.mjs', bundler)) as Sizes);
    for (const [name, { index, own }] of Object.entries(sizes)) {
      // Different names in the code change the compressed size by a few bytes.
      expect(index, name).toBeLessThanOrEqual(own + 20);
    }
  });

  test('in esbuild with splitting, except for the split chunks', async () => {
    const sizes = JSON.parse(await run('sizes.mjs', 'esbuild')) as Sizes;
    // Next compresses each file separately. Dialog also loads code that Radix shares with menus and
    // sliders.
    const more: Record<string, number> = { Button: 550, Dialog: 9_500, HistoryTable: 2_800 };
    for (const [name, { index, own }] of Object.entries(sizes)) {
      expect(index, name).toBeLessThan(own + (more[name] ?? 0));
    }
  });
});

test.concurrent.each([
  ['rules', 4],
  ['api', 2],
])('the examples in the README of @platform/%s run in Node', async (name, results) => {
  expect(Number(await run('examples.mjs', name))).toBe(results);
});

describe.concurrent('the types of every entry and example in strict mode', () => {
  const lines = NAMES.flatMap((name) =>
    Object.keys(readManifest(distOf(name)).exports)
      .filter((entry) => !/\*|json$/.test(entry))
      .map((entry) => `@platform/${name}${entry.slice(1)}`),
  ).map((entry, index) =>
    /\.css$|\/styles\//.test(entry)
      ? `import '${entry}';`
      : `export * as entry${index} from '${entry}';`,
  );
  mkdirSync(join(folder, 'types'), { recursive: true });
  writeFileSync(join(folder, 'types/every.ts'), lines.join('\n'));
  for (const name of NAMES) {
    const readme = readFileSync(join(distOf(name), 'README.md'), 'utf8');
    for (const [index, [, code = '']] of [...readme.matchAll(/```tsx?\n([^]*?)```/g)].entries()) {
      writeFileSync(join(folder, 'types', `readme-${name}-${index}.tsx`), code);
    }
  }
  test.each([
    ['5 and the oldest types of React', 'node_modules/typescript/bin/tsc', 'types/oldest.json'],
    ['7 and the newest', 'node_modules/typescript-7/bin/tsc', 'types'],
  ])('have no errors with TypeScript %s', async (_, tsc, project) => {
    expect(lines.length).toBeGreaterThan(300);
    expect(examples).toBeGreaterThan(400);
    expect(await run(tsc, '-p', project)).toBe('');
  });
});
