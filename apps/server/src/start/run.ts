import { ConfigError, readConfig } from '../config/config';
import { createLog } from './log';
import { masking, secretsOf } from './masked';
import { startServer, type RunningServer, type StartOptions } from './start';

function welcome({ port, brands, data, demo, brandsToken, notices }: RunningServer): string {
  const hosts = brands.flatMap((brand) =>
    (brand.hosts.length > 0 ? brand.hosts : ['localhost']).map((host) => ({ host, brand })),
  );
  const widest = Math.max(...hosts.map(({ host }) => host.length));
  return [
    'The platform is running:',
    ...hosts.map(
      ({ host, brand }) =>
        `  http://${host}:${port}${' '.repeat(widest - host.length)}  ${brand.name}`,
    ),
    ...(demo ? [`Sign in as '${demo.code}' with the password '${demo.password}'.`] : []),
    ...(brandsToken === undefined
      ? []
      : [`Operators publish brands with the token '${brandsToken}'.`]),
    data ? `The data is in ${data}.` : 'The data is in the database of DATABASE_URL.',
    // A demo server needs no warnings about production settings.
    ...(demo ? [] : notices),
    'Stop it with Ctrl-C.',
  ].join('\n');
}

function firstSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
  });
}

/**
 * Runs the server until a termination signal, then exits the process.
 *
 * @param overrides options for tests that no environment variable can set
 */
export async function run(
  overrides: Pick<StartOptions, 'schedules' | 'chain'> = {},
): Promise<void> {
  // Registered first, so that Ctrl-C during startup leaves no process running.
  const stopped = firstSignal();
  let mask = masking();
  try {
    const config = readConfig(process.env);
    mask = masking(secretsOf(config));
    const log = createLog(
      config.LOG_LEVEL ?? (config.DATABASE_URL ? 'info' : 'warn'),
      secretsOf(config),
    );
    const server = await startServer({ config, log, ...overrides });
    console.log(welcome(server));
    const lost = server.lost.then(() => 'lost' as const);
    const reason = await Promise.race([stopped, lost]);
    await server.stop();
    if (reason === 'lost') {
      console.error('The embedded database stopped unexpectedly; start the server again.');
    }
    process.exit(reason === 'lost' ? 1 : 0);
  } catch (error) {
    const text =
      error instanceof Error
        ? `${error.name === 'Error' ? '' : `${error.name}: `}${error.message}`
        : String(error);
    // A `ConfigError` contains a valid example instead of the wrong value, so it needs no mask.
    console.error(error instanceof ConfigError ? text : mask(text));
    process.exit(1);
  }
}
