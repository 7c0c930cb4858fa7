/**
 * Builds the server, the Brand Studio, and the web app, once per language. Imports only Node
 * modules, because scripts/run.mjs uses this script before the packages are installed. With
 * `journeys`, builds all parts for journeys, into folders named `dist-journeys`. In this build,
 * rounds of the 1-minute game take seconds.
 *
 *   node scripts/buildApp.mjs [journeys]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Exits with the program's code if it fails. */
async function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const [status] = await once(child, 'close');
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds the web app in a language with tsx, because the configuration imports TypeScript. */
const buildWeb = (language, config) =>
  run(
    `${root}node_modules/.bin/tsx`,
    [
      ...['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'],
      ...['--config', `apps/web/${config}`],
    ],
    { env: { ...process.env, PLATFORM_LANGUAGE: language } },
  );

const buildStudio = (folder) =>
  run(`${root}node_modules/.bin/tsx`, [
    ...['node_modules/vite/bin/vite.js', 'build', 'packages/studio', '--logLevel', 'warn'],
    ...['--config', 'packages/studio/vite.config.ts', '--outDir', folder],
  ]);

const buildServer = (config) =>
  run(`${root}apps/server/node_modules/.bin/tsup`, ['--silent', '--config', config], {
    cwd: `${root}apps/server`,
  });

/** Configuration files of the web app and the server, and output folder of the Studio. */
const PRODUCTION = { web: 'vite.config.ts', server: 'tsup.config.ts', studio: 'dist' };
const JOURNEYS = {
  web: 'journeys.config.ts',
  server: 'journeys.config.ts',
  studio: 'dist-journeys',
};

/** Builds all parts, by default for production, with one language per processor. */
export async function buildApp({ web, server, studio } = PRODUCTION) {
  const catalogue = `${root}packages/messages/catalogue/languages.json`;
  const [english, ...languages] = Object.keys(JSON.parse(readFileSync(catalogue, 'utf8')));
  // English builds first, because it empties the folder.
  await Promise.all([buildWeb(english, web), buildServer(server)]);
  await buildStudio(studio);
  const queue = languages.values();
  const work = async () => {
    for (const language of queue) await buildWeb(language, web);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildApp(process.argv[2] === 'journeys' ? JOURNEYS : PRODUCTION);
}
