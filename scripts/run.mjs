/**
 * Installs missing parts, then runs the task, so that one command works in a fresh clone. Requires only
 * Node and npm, and imports only Node modules.
 *
 *   node scripts/run.mjs TASK [arguments]
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildApp } from './buildApp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));
const { packageManager } = readJson('package.json');

/** Exits with the program's code if it fails. */
function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
  });
  if (error) {
    console.error(`Could not run ${command}: ${error.message}`);
    process.exit(1);
  }
  if (signal) process.exit(130);
  if (status !== 0) process.exit(status ?? 1);
}

const bin = (name, ...args) => run(`${root}node_modules/.bin/${name}`, args);

const INSTALL = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];

function install() {
  // pnpm writes to stderr, so that a task's own output can be piped.
  run('npx', ['--yes', packageManager, ...INSTALL], { stdio: ['ignore', 2, 2] });
}

/**
 * Installs Chromium if it is missing. The headless build uses a fifth less processor time than the
 * whole browser. The variable CHROMIUM can name another binary.
 */
function ensureChromium() {
  const settings = readJson('packages/testing/src/chromium.json');
  const chromium = process.env.CHROMIUM ?? settings.program;
  if (existsSync(chromium)) return;
  if (process.env.CHROMIUM || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(
      `The browser suites need Chromium, and ${chromium} does not exist. Install it (Debian: apt-get install ${settings.package}) or set CHROMIUM to its path.`,
    );
    process.exit(1);
  }
  const lock = ['-o', 'DPkg::Lock::Timeout=300'];
  run('apt-get', [...lock, 'update', '-qq']);
  run('apt-get', [...lock, 'install', '-y', '-qq', settings.package]);
}

const buildPackages = () => bin('tsx', 'scripts/packages/build.ts');

/** Compiles the messages, because an installation does so only the first time. */
const compileMessages = () => bin('tsx', 'packages/messages/src/main.ts');

const timeOf = (path) => (existsSync(`${root}${path}`) ? statSync(`${root}${path}`).mtimeMs : 0);

/** Returns true if pnpm has installed since the lock file last changed. */
const isInstalled = () => timeOf('node_modules/.modules.yaml') > timeOf('pnpm-lock.yaml');

/** Returns true if the messages were compiled since the catalogue last changed. */
function areMessagesCompiled() {
  const catalogue = 'packages/messages/catalogue';
  const compiled = timeOf('packages/messages/dist/languages.d.ts');
  return readdirSync(`${root}${catalogue}`).every(
    (name) => timeOf(`${catalogue}/${name}`) < compiled,
  );
}

const script =
  (path, ...preparations) =>
  async (...args) => {
    for (const prepare of preparations) await prepare();
    bin('tsx', path, ...args);
  };

async function serve() {
  await buildApp();
  // The server runs in this process, so that signals reach it.
  await import('../apps/server/dist/main.js');
}

const TASKS = {
  build: buildApp,
  start: serve,
  // The server reads the name of its part from the arguments.
  draw: serve,
  signer: serve,
  test: script('scripts/test.ts', ensureChromium),
  check: script('scripts/check.ts', ensureChromium),
  proofs: script('scripts/proofs.ts', ensureChromium),
  chaos: script('apps/server/scripts/chaos.ts'),
  clocks: script('scripts/clocks.ts'),
  archive: script('apps/server/scripts/archive.ts'),
  funds: script('apps/server/scripts/funds.ts'),
  staff: script('apps/server/scripts/staff.ts'),
  verify(...args) {
    if (args[0] === 'audit') bin('tsx', 'apps/server/scripts/verifyAudit.ts', ...args.slice(1));
    else bin('tsx', 'packages/rules/src/cli/main.ts', 'verify', ...args);
  },
  mutants: script('scripts/mutants.ts'),
  deposit: script('apps/server/scripts/deposit.ts'),
  bench: script('scripts/bench/index.ts', ensureChromium, buildApp),
  brand: script('packages/brand/src/main.ts'),
  tokens: script('packages/token-usage/src/main.ts', ensureChromium),
  screenshots: script('scripts/screenshots.ts', ensureChromium, buildApp),
  visual: script('packages/visual-review/src/main.ts', ensureChromium),
  docs: script('apps/docs/src/build/main.ts', buildPackages),
  async packages() {
    await TASKS.test('packages', 'hydration', 'budgets of the packages');
  },
  storybook(...args) {
    bin('storybook', 'dev', '--port', '6006', '--disable-telemetry', ...args);
  },
  chromatic(...args) {
    bin('storybook', 'build', '--test', '--stats-json', '--disable-telemetry', '--quiet');
    bin('chromatic', '--storybook-build-dir', 'storybook-static', ...args);
  },
};

const [task = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(TASKS, task)) {
  console.error(`Unknown task '${task}'. Known: ${Object.keys(TASKS).join(', ')}.`);
  process.exit(1);
}
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
// These tasks are short, so they skip steps that are up to date.
const isQuick = ['brand', 'check', 'verify'].includes(task);
if (!isQuick || !isInstalled()) install();
if (!isQuick || !areMessagesCompiled()) compileMessages();
await TASKS[task](...args);
