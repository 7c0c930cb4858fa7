/**
 * Builds the server and the web app, once per language. Imports only Node modules, because scripts/run.mjs
 * uses it before the packages are installed.
 *
 *   node scripts/buildApp.mjs
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program in parallel with others. Exits with the program's code if it fails. */
async function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const [status] = await once(child, 'close');
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Builds the web app in a language. Needs tsx, because the configuration imports the rules, which are
 * TypeScript.
 */
const buildWeb = (language) =>
  run(
    `${root}node_modules/.bin/tsx`,
    ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'],
    { env: { ...process.env, PLATFORM_LANGUAGE: language } },
  );

const buildServer = () =>
  run(`${root}apps/server/node_modules/.bin/tsup`, ['--silent'], { cwd: `${root}apps/server` });

/** Builds the server and the web app. Languages build in parallel, one per processor. */
export async function buildApp() {
  const catalogue = `${root}packages/messages/catalogue/languages.json`;
  const [english, ...languages] = Object.keys(JSON.parse(readFileSync(catalogue, 'utf8')));
  // English builds first, because it empties the folder.
  await Promise.all([buildWeb(english), buildServer()]);
  const queue = languages.values();
  const work = async () => {
    for (const language of queue) await buildWeb(language);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApp();
