/**
 * Runs the named benchmarks of the web app, the server and the games, or all of them.
 *
 *   npm run bench -- web lighthouse
 *   npm run bench -- ui --rounds 3
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readArguments, runCommand, wholeNumber } from '../../packages/command-line/src/index.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchReturns } from './returns.ts';
import { benchUi } from './ui/index.ts';
import { benchWeb } from './web.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const USAGE = `Usage: npm run bench -- [benchmark...]
  --against <commit>  bets: compared with it (default: a pinned commit)
  --large             growth: up to a million bets
  --streams <number>  live: how many (default: 10000)
  --rounds <number>   ui: how many rounds (default: 5)
  --draws <number>    returns: how many draws a game (default: 10000000)`;

await runCommand(async () => {
  const { values, positionals: names } = readArguments(
    {
      allowPositionals: true,
      options: {
        against: { type: 'string' },
        large: { type: 'boolean', default: false },
        streams: { type: 'string', default: '10000' },
        rounds: { type: 'string', default: '5' },
        draws: { type: 'string', default: '10000000' },
      },
    },
    USAGE,
  );
  const rounds = wholeNumber('rounds', values.rounds);
  const draws = wholeNumber('draws', values.draws);
  const streams = wholeNumber('streams', values.streams);
  /** Benchmarks without the server. Those that compare values return false if they differ. */
  const local: Readonly<Record<string, () => unknown>> = {
    web: benchWeb,
    lighthouse: benchLighthouse,
    ui: () => benchUi(rounds),
    returns: () => benchReturns(draws),
  };
  let agrees = true;
  for (const [name, run] of Object.entries(local)) {
    if (names.length === 0 || names.includes(name)) agrees = (await run()) !== false && agrees;
  }
  const ofServer = names.filter((name) => !Object.hasOwn(local, name));
  if (names.length > 0 && ofServer.length === 0) return agrees;
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
  return agrees && status === 0;
});
