/**
 * Runs the named benchmarks of the web app and the server, or all of them.
 *
 *   npm run bench -- web lighthouse
 *   npm run bench -- ui --rounds 3
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readArguments, runCommand, wholeNumber } from '../../packages/command-line/src/index.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchUi } from './ui/index.ts';
import { benchWeb } from './web.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const USAGE = `Usage: npm run bench -- [benchmark...]
  --against <commit>  bets: compared with it (default: a pinned commit)
  --large             growth: up to a million bets
  --streams <number>  live: how many (default: 10000)
  --rounds <number>   ui: how many rounds (default: 5)`;

await runCommand(async () => {
  const { values, positionals: names } = readArguments(
    {
      allowPositionals: true,
      options: {
        against: { type: 'string' },
        large: { type: 'boolean', default: false },
        streams: { type: 'string', default: '10000' },
        rounds: { type: 'string', default: '5' },
      },
    },
    USAGE,
  );
  const rounds = wholeNumber('rounds', values.rounds);
  const streams = wholeNumber('streams', values.streams);
  const ofWeb: Readonly<Record<string, () => void | Promise<void>>> = {
    web: benchWeb,
    lighthouse: benchLighthouse,
    ui: () => benchUi(rounds),
  };
  for (const [name, run] of Object.entries(ofWeb)) {
    if (names.length === 0 || names.includes(name)) await run();
  }
  const ofServer = names.filter((name) => !Object.hasOwn(ofWeb, name));
  if (names.length > 0 && ofServer.length === 0) return true;
  const { status } = spawnSync(
    `${root}node_modules/.bin/tsx`,
    [
      'apps/server/bench/index.ts',
      ...ofServer,
      ...(values.large ? ['--large'] : []),
      ...(values.against === undefined ? [] : [`--against=${values.against}`]),
      `--streams=${streams}`,
    ],
    { cwd: root, stdio: 'inherit' },
  );
  return status === 0;
});
