/**
 * Runs the benchmarks named, or all of them: those of the web app, and those of the server.
 *
 *   npm run bench -- web lighthouse
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { benchBrands } from './brands.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchWeb } from './web.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const OF_THE_WEB: Readonly<Record<string, () => void | Promise<void>>> = {
  web: benchWeb,
  brands: benchBrands,
  lighthouse: benchLighthouse,
};

const asked = process.argv.slice(2);
const ofTheServer = asked.filter((word) => !Object.hasOwn(OF_THE_WEB, word));
const all = asked.every((word) => word.startsWith('--'));

for (const [name, run] of Object.entries(OF_THE_WEB)) {
  if (all || asked.includes(name)) await run();
}
if (all || ofTheServer.length > 0) {
  const { status } = spawnSync(
    `${root}node_modules/.bin/tsx`,
    ['apps/server/bench/index.ts', ...ofTheServer],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
