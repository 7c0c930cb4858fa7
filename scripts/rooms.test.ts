import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const eslint = new ESLint({ cwd: root });

async function lint(filePath: string, text: string): Promise<string[]> {
  const results = await eslint.lintText(text, { filePath: join(root, filePath) });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

describe('the linter rejects a capability that a room does not have and names the replacement', () => {
  test.each([
    [
      'apps/web/src/routes/X.tsx',
      'export const X = () => <div />;',
      'has no HTML elements: use a component of @platform/ui',
    ],
    [
      'apps/web/src/routes/X.tsx',
      'export const X = () => <Card className="x" />;',
      'styles nothing: give the component of @platform/ui a prop',
    ],
    ['apps/web/src/routes/X.tsx', 'export const X = () => <Card style={{}} />;', 'styles nothing'],
    [
      'apps/web/src/routes/X.ts',
      "import './x.css';",
      'has no CSS: styles live beside their component',
    ],
    [
      'apps/web/src/routes/X.ts',
      "void fetch('/api');",
      "lacks the capability 'network': take the data as props, or call through @platform/api",
    ],
    [
      'apps/web/src/routes/X.ts',
      "localStorage.getItem('auth');",
      "lacks the capability 'storage': use the session of @platform/api",
    ],
    ['packages/ui/src/data/X/X.tsx', "void fetch('/api');", "lacks the capability 'network'"],
    [
      'packages/ui/src/data/X/X.tsx',
      'export const x = Date.now();',
      "lacks the capability 'clock': take the time as a prop or port (in packages/ui: systemClock",
    ],
    [
      'packages/ui/src/data/X/X.tsx',
      'export const x = new Date();',
      "lacks the capability 'clock'",
    ],
    [
      'packages/ui/src/games/X/X.tsx',
      'export const x = Math.random();',
      "lacks the capability 'randomness': take randomness as a prop or port",
    ],
    [
      'apps/server/src/ledger/x.ts',
      'export const x = setTimeout(() => undefined, 1);',
      "lacks the capability 'timers': take a port that waits",
    ],
    [
      'packages/rules/src/x.ts',
      'export const x = globalThis.setInterval(() => undefined, 1);',
      "lacks the capability 'timers'",
    ],
    [
      'packages/api/src/domain/x.ts',
      'export const x = AbortSignal.timeout(1);',
      "lacks the capability 'timers'",
    ],
    ['apps/server/src/jobs/x.ts', 'export const x = Date.now();', "lacks the capability 'clock'"],
    ['packages/rules/src/x.ts', 'export const x = window.fetch;', "lacks the capability 'network'"],
    [
      'apps/server/src/ledger/x.ts',
      'export const x = process.env.PORT;',
      "lacks the capability 'environment'",
    ],
    [
      'packages/api/src/contract/x.ts',
      "export * from './y';",
      'No `export *`: list each public name',
    ],
    [
      'packages/api/src/contract/x.ts',
      'export const x = { ...{ a: 1 } };',
      'write the properties without a spread',
    ],
    [
      'apps/web/src/app/x.ts',
      "export const x = () => import('./y').then((code) => code.y, () => undefined);",
      'No `import(…).then`',
    ],
  ])('rejects in %s: %s', async (file, text, message) => {
    expect((await lint(file, text)).join('\n')).toContain(message);
  });

  test.each([
    ['packages/ui/src/internal/seams.ts', 'export const now = () => Date.now();'],
    ['packages/api/src/client/x.ts', "export const call = () => fetch('/api');"],
    ['apps/server/src/http/x.ts', 'export const x = setTimeout(() => undefined, 1);'],
    ['apps/web/src/routes/X.tsx', 'export const X = () => <Card />;'],
  ])('%s may contain: %s', async (file, text) => {
    expect(
      (await lint(file, text)).filter((message) => message.includes('lacks the capability')),
    ).toEqual([]);
  });
});

describe('the linter on the imported `expect` of a concurrent test', () => {
  const message = 'The imported `expect` does not know which concurrent test calls it';
  test.each([
    ["test.concurrent('x', async () => { await expect.poll(f).toBe(1); });", true],
    ["test.concurrent.each([1])('x', () => { expect.assertions(1); });", true],
    [
      "describe.concurrent('x', () => { test('y', () => { expect(1).toMatchSnapshot(); }); });",
      true,
    ],
    ["test.concurrent('x', async ({ expect }) => { await expect.poll(f).toBe(1); });", false],
    ["test.concurrent('x', () => { expect(1).toBe(1); });", false],
    ["test('x', async () => { await expect.poll(f).toBe(1); });", false],
  ])('the code %s is rejected: %s', async (text, rejected) => {
    const messages = await lint('packages/rules/src/x.test.ts', text);
    expect(messages.some((each) => each.startsWith(message))).toBe(rejected);
  });
});

describe('the import rules reject imports that no row of rooms.mjs allows', () => {
  const PROBES = [
    [
      'a file outside every room',
      'packages/nowhere/probe1.ts',
      'export const x = 1;',
      'orphan-in-no-room',
    ],
    [
      'rules that import the design system',
      'packages/rules/src/probe2.ts',
      "import '../../ui/src/theme/styleIn';",
      'not-in-allowed',
    ],
    [
      'a component that imports API calls',
      'packages/ui/src/data/probe3.ts',
      "import '@platform/api';",
      'not-in-allowed',
    ],
    [
      'a room that imports one to its right',
      'packages/ui/src/layout/probe4.ts',
      "import '../data/EmptyState/EmptyState';",
      'not-in-allowed',
    ],
    [
      'a component that imports the sample data',
      'packages/ui/src/data/probe20.ts',
      "import '../samples/bets';",
      'not-in-allowed',
    ],
    [
      'sample data that imports a component',
      'packages/ui/src/samples/probe21.ts',
      "import '../data/EmptyState/EmptyState';",
      'not-in-allowed',
    ],
    [
      'a story of a component that imports a whole page',
      'packages/ui/src/data/probe22.stories.tsx',
      "import '../../screens/MemberScreen';",
      'not-in-allowed',
    ],
    [
      'a test of a component that imports a whole page',
      'packages/ui/src/data/probe23.test.tsx',
      "import '../../screens/MemberScreen';",
      'not-in-allowed',
    ],
    [
      'a package that is not allowed',
      'packages/rules/src/probe5.ts',
      "import 'valibot';",
      'unresolvable',
    ],
    [
      'a ledger that imports the game',
      'apps/server/src/ledger/probe6.ts',
      "import '../wingo/bets';",
      'not-in-allowed',
    ],
    [
      '(A2) a draw that imports bets',
      'apps/server/src/draw/probe7.ts',
      "import '../wingo/bets';",
      'not-in-allowed',
    ],
    [
      '(A2) a draw that imports the books',
      'apps/server/src/draw/probe8.ts',
      "import '../ledger/accounts';",
      'not-in-allowed',
    ],
    [
      'a bet that imports currency rates',
      'apps/server/src/wingo/probe17.ts',
      "import '../ports/rates/rates';",
      'not-in-allowed',
    ],
    [
      'a handler that moves money and imports currency rates',
      'apps/server/src/handlers/wallet/probe18.ts',
      "import '../../ports/rates/rates';",
      'not-in-allowed',
    ],
    [
      'a ledger that imports currency conversion',
      'apps/server/src/ledger/probe19.ts',
      "import '@platform/rules/currencies';",
      'not-in-allowed',
    ],
    [
      'rules that import a Node module',
      'packages/rules/src/probe9.ts',
      "import 'node:fs';",
      'not-in-allowed',
    ],
    [
      'a Node module under its old name',
      'packages/rules/src/probe10.ts',
      "import 'fs';",
      'not-in-allowed',
    ],
    [
      'a Node module that is not allowed',
      'apps/server/src/jobs/probe11.ts',
      "import 'node:fs/promises';",
      'not-in-allowed',
    ],
    [
      'Node timers in a room without timers',
      'apps/server/src/ledger/probe12.ts',
      "import 'node:timers/promises';",
      'not-in-allowed',
    ],
    [
      'an app that imports the scripts',
      'apps/web/src/probe13.ts',
      "import '../../../scripts/format.ts';",
      'not-in-allowed',
    ],
    [
      'a build of an app that imports the scripts',
      'apps/web/probe.config.ts',
      "import '../../scripts/format.ts';",
      'not-in-allowed',
    ],
    [
      'a test of an app that imports the scripts',
      'apps/server/src/probe14.test.ts',
      "import '../../../scripts/format.ts';",
      'not-in-allowed',
    ],
    [
      'a journey that imports the scripts',
      'apps/e2e/src/probe15.ts',
      "import '../../../scripts/format.ts';",
      'not-in-allowed',
    ],
    [
      'a script that imports the journeys',
      'scripts/probe16.ts',
      "import '../apps/e2e/src/steps.ts';",
      'not-in-allowed',
    ],
  ] as const;

  /** Findings of dependency-cruiser, one line each: the rule, the file and its import. */
  let findings: string[] = [];

  // One run checks all probes, because reading their imports takes longer than the checks.
  beforeAll(async () => {
    const files = PROBES.map(([, file]) => file);
    for (const [, file, text] of PROBES) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    try {
      const program = join(root, 'node_modules/.bin/depcruise');
      const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...files];
      const { stdout } = await promisify(execFile)(program, args, { cwd: root }).catch(
        (failure: { stdout: string }) => failure,
      );
      findings = stdout.split('\n');
    } finally {
      for (const file of files) rmSync(join(root, file));
      rmSync(join(root, 'packages/nowhere'), { recursive: true });
    }
  });

  test.each(PROBES)('for example %s', (_, file, __, rule) => {
    expect(findings).toContainEqual(expect.stringMatching(`${rule}: ${file}`));
  });
});

interface Room {
  name: string;
  imports: string[];
}

// A dynamic import, because the table has no types.
const { rooms } = (await import(join(root, 'rooms.mjs'))) as { rooms: readonly Room[] };

/** Maximum length of a chain of rooms from the server's entry down, including the entry. */
const MAX_LAYERS = 8;

function longestChain(room: Room, above: readonly Room[] = []): string[] {
  if (above.includes(room)) {
    throw new Error(
      `Rooms import each other: ${[...above, room].map(({ name }) => name).join(' > ')}`,
    );
  }
  const isGranted = (name: string) =>
    room.imports.some((grant) =>
      grant.endsWith('*') ? name.startsWith(grant.slice(0, -1)) : grant === name,
    );
  const below = rooms
    .filter((other) => other !== room && isGranted(other.name))
    .map((other) => longestChain(other, [...above, room]));
  const longest = below.reduce((one, other) => (other.length > one.length ? other : one), []);
  return [...longest, room.name];
}

test(`the server has at most ${MAX_LAYERS} layers of rooms and no cycle of rooms`, () => {
  const entry = rooms.filter(({ name }) => name === 'server/composers');
  expect(entry).toHaveLength(1);
  expect(entry.flatMap((room) => longestChain(room)).length).toBeLessThanOrEqual(MAX_LAYERS);
});
