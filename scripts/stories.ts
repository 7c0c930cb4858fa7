/**
 * Serves the built Storybook on a free port, and runs the test-runner over every story. Each story must
 * render and pass its play function. In every brand and scheme, axe must find nothing
 * (.storybook/test-runner.ts).
 *
 *   tsx scripts/stories.ts [report.json] [substrings of story file paths]
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../packages/testing/src/serveFolder.ts';
import { HANGS_MS } from '../packages/testing/src/patience.ts';
import { writeBatches } from './storyBatches.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string) => `${root}node_modules/.bin/${name}`;
const [report = `${root}.cache/stories.json`, ...only] = process.argv.slice(2);

writeBatches(root, only);

const server = await serveFolder(`${root}storybook-static`);
const runner = spawn(
  bin('test-storybook'),
  [
    '--url',
    server.url,
    // Stories mostly wait for animations, so two processors can run three workers.
    '--maxWorkers=3',
    `--testTimeout=${HANGS_MS}`,
    '--json',
    '--outputFile',
    report,
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);
runner.on('exit', (code) => {
  server.close();
  process.exitCode = code ?? 1;
});
