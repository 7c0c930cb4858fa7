import { ConfigError, readConfig, readSettings, logLevelOf } from '../config/config';
import { withCredentials } from '../config/credentials';
import type { Schedules } from '../draw/schedule';
import { HANDOVER, runChild, type Part } from './child';
import { createLog } from './log';
import { masking, secretsOf } from './masked';
import type { DrawHandover } from './draw';
import type { SignerHandover, SignerReport } from './signer';
import type { RunningServer } from './supervise';
import type { WebHandover, WebOptions, WebReport } from './web';

// Modules of a part are loaded on demand, so that each process has only the code of its part.

/** Options for tests, which no environment variable can set. */
export interface Overrides extends WebOptions {
  schedules?: Schedules;
}

function addressesOf({ port, brands }: WebReport): string[] {
  const hosts = brands.flatMap((brand) =>
    (brand.hosts.length > 0 ? brand.hosts : ['localhost']).map((host) => ({ host, brand })),
  );
  const widest = Math.max(...hosts.map(({ host }) => host.length));
  return hosts.map(
    ({ host, brand }) =>
      `  http://${host}:${port}${' '.repeat(widest - host.length)}  ${brand.name}`,
  );
}

function welcome({ data, demo, notices, ...web }: RunningServer): string {
  return [
    'The platform is running:',
    ...addressesOf(web),
    ...(demo ? [`Sign in as '${demo.code}' with the password '${demo.password}'.`] : []),
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

function printFailure(error: unknown, secrets: readonly string[]): void {
  const text =
    error instanceof Error
      ? `${error.name === 'Error' ? '' : `${error.name}: `}${error.message}`
      : String(error);
  // A `ConfigError` contains a valid example instead of the wrong value, so it needs no mask.
  console.error(error instanceof ConfigError ? text : masking(secrets)(text));
}

interface PartProgram<Handover> {
  /** Reads the settings if an operator started the process. */
  alone: () => Promise<Handover>;
  secretsOf: (handover: Handover) => Promise<string[]>;
  start: (handover: Handover) => Promise<Part>;
  welcome: (part: Part) => string;
}

async function runPart<Handover>(program: PartProgram<Handover>): Promise<void> {
  const start = async (handover: Handover) => {
    try {
      return await program.start(handover);
    } catch (error) {
      printFailure(error, await program.secretsOf(handover));
      throw error;
    }
  };
  if (process.argv[3] === HANDOVER) return runChild(start);
  const stopped = firstSignal();
  let handover: Handover;
  try {
    handover = await program.alone();
  } catch (error) {
    printFailure(error, []);
    process.exit(1);
  }
  const part = await start(handover).catch(() => process.exit(1));
  console.log(program.welcome(part));
  await stopped;
  await part.stop();
  process.exit(0);
}

const webOf = ({ chain }: Overrides): PartProgram<WebHandover> => ({
  alone: async () => (await import('./parts')).webAlone(withCredentials(process.env)),
  secretsOf: async (handover) => (await import('./web')).webSecrets(handover),
  start: async (handover) => (await import('./web')).startWeb(handover, chain && { chain }),
  welcome: ({ report }) =>
    ['A web server is running:', ...addressesOf(report as WebReport)].join('\n'),
});

const drawOf = ({ schedules }: Overrides): PartProgram<DrawHandover> => ({
  alone: async () => (await import('./parts')).drawAlone(withCredentials(process.env)),
  secretsOf: async (handover) => (await import('./draw')).drawSecrets(handover),
  start: async (handover) => (await import('./draw')).startDraw(handover, schedules),
  welcome: () => 'The draw is running.',
});

const signer: PartProgram<SignerHandover> = {
  alone: async () => (await import('./parts')).signerAlone(withCredentials(process.env)),
  secretsOf: async (handover) => (await import('./signer')).signerSecrets(handover),
  start: async (handover) => (await import('./signer')).startSigner(handover),
  welcome: ({ report }) => `The signer of ${(report as SignerReport).wallet} is running.`,
};

async function runAll(module: string): Promise<void> {
  // Registered first, so that Ctrl-C during startup leaves no process running.
  const stopped = firstSignal();
  let secrets: string[] = [];
  try {
    const environment = withCredentials(process.env);
    const config = readConfig(environment);
    secrets = secretsOf(config);
    const log = createLog(logLevelOf(config), secrets);
    const { supervise } = await import('./supervise');
    const server = await supervise({ environment, module, log });
    console.log(welcome(server));
    const lost = server.lost.then(() => 'lost' as const);
    const reason = await Promise.race([stopped, lost]);
    await server.stop();
    if (reason === 'lost') {
      console.error('The embedded database stopped unexpectedly; start the server again.');
    }
    process.exit(reason === 'lost' ? 1 : 0);
  } catch (error) {
    printFailure(error, secrets);
    process.exit(1);
  }
}

async function migrateOnce(): Promise<void> {
  try {
    const { DATABASE_SETTINGS, prepareDatabase } = await import('./store');
    const config = readSettings(DATABASE_SETTINGS, withCredentials(process.env));
    const url = config.DATABASE_OWNER_URL ?? config.DATABASE_URL;
    if (url === undefined) {
      throw new ConfigError('DATABASE_OWNER_URL: the migration needs the login of the owner.');
    }
    const owner = { DATABASE_URL: undefined, DATABASE_DRAW_URL: undefined };
    const { revoke } = await prepareDatabase(
      { url, demo: undefined, staffToken: undefined },
      { ...config, ...owner },
      (error) => console.error(error.message),
    );
    console.log(
      revoke
        ? 'The database is migrated. Run this command again once the previous release has stopped: it revokes the rights that only that release needs.'
        : 'The database is migrated.',
    );
    process.exit(0);
  } catch (error) {
    printFailure(error, []);
    process.exit(1);
  }
}

async function printKeys(): Promise<void> {
  try {
    console.log((await import('./parts')).dividedKeys(withCredentials(process.env)));
  } catch (error) {
    printFailure(error, []);
    process.exit(1);
  }
}

/**
 * Runs a part of the server, or all parts, until a termination signal. Then exits the process. The
 * first argument names the part: `web`, `draw`, `signer` or `migrate`. Without one, all parts run.
 * The argument `keys` prints keys for separate parts.
 */
export async function run(module: string, overrides: Overrides = {}): Promise<void> {
  const [, , part = 'start'] = process.argv;
  if (part === 'web') return runPart(webOf(overrides));
  if (part === 'draw') return runPart(drawOf(overrides));
  if (part === 'signer') return runPart(signer);
  if (part === 'migrate') return migrateOnce();
  if (part === 'start') return runAll(module);
  if (part === 'keys') return printKeys();
  console.error(`Unknown part '${part}'. Known: start, web, draw, signer, migrate, keys.`);
  process.exit(1);
}
