/**
 * Runs the benchmarks named, or all of them: those of the web app, and those of the server.
 *
 *   npm run bench -- web lighthouse
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { benchBrands } from './brands.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchUi } from './ui/index.ts';
import { benchWeb } from './web.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const WEB_BENCHMARKS: Readonly<Record<string, () => void | Promise<void>>> = {
  web: benchWeb,
  brands: benchBrands,
  lighthouse: benchLighthouse,
  ui: benchUi,
};

const args = process.argv.slice(2);
const serverBenchmarks = args.filter((word) => !Object.hasOwn(WEB_BENCHMARKS, word));
const all = args.every((word) => word.startsWith('--'));

for (const [name, run] of Object.entries(WEB_BENCHMARKS)) {
  if (all || args.includes(name)) await run();
}
if (all || serverBenchmarks.length > 0) {
  const { status } = spawnSync(
    `${root}node_modules/.bin/tsx`,
    ['apps/server/bench/index.ts', ...serverBenchmarks],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
