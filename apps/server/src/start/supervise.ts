import { readConfig } from '../config/config';
import { dedupeErrors } from '../jobs/dedupeErrors';
import { Repeat } from '../jobs/repeat';
import { steadyClock } from '../ports/clock';
import { systemRandom } from '../ports/random';
import { Children } from './children';
import { Closers, settled } from './closers';
import { demoSignerHandover, drawHandover, webHandover, withoutSettings } from './handover';
import { openKeys } from './keys';
import type { Log } from './log';
import { openStore, prepareDatabase, type DemoLogin } from './store';
import type { WebReport } from './web';

export interface RunningServer extends WebReport {
  /** Folder of the embedded database; undefined with DATABASE_URL. */
  data: string | undefined;
  demo: DemoLogin | undefined;
  /** Weaknesses of the settings, one sentence each. */
  notices: readonly string[];
  /** Resolves if the connection to the embedded database ends without `stop`; otherwise never. */
  lost: Promise<void>;
  /** Stops the parts, the web server first, then the database. */
  stop(): Promise<void>;
}

export interface SuperviseOptions {
  environment: Readonly<Record<string, string | undefined>>;
  module: string;
  log: Log;
}

const REVOKE_REST_MS = 60_000;

/**
 * Starts the database and migrates it as its owner. Then starts the draw and the web server, each
 * as a process with its own login and keys.
 *
 * @throws if a part does not start; everything is then stopped
 */
export async function supervise(options: SuperviseOptions): Promise<RunningServer> {
  const closers = new Closers();
  try {
    return await startParts(options, closers);
  } catch (error) {
    await settled(closers.close());
    throw error;
  }
}

async function startParts(
  { environment, module, log }: SuperviseOptions,
  closers: Closers,
): Promise<RunningServer> {
  const config = readConfig(environment);
  const store = await openStore(config);
  closers.add(store.stop);
  const { app, draw, signer, notices, revoke } = await prepareDatabase(store, config, log.error);
  const keys = await openKeys(config, systemRandom, store.jwtSecret);
  const children = new Children({ log: log.warning });
  closers.add(() => children.stop());
  const shared = { module, env: withoutSettings(environment) };
  const [report] = await Promise.all([
    children.start({
      ...shared,
      name: 'web',
      handover: webHandover(environment, config, store, app, keys.web),
    }),
    children.start({ ...shared, name: 'draw', handover: drawHandover(config, draw, keys.draw) }),
    ...(signer === undefined
      ? []
      : [
          children.start({
            ...shared,
            name: 'signer',
            handover: demoSignerHandover(config, signer),
          }),
        ]),
  ]);
  if (revoke) closers.add(revokeLater(revoke, dedupeErrors(log.error, steadyClock)));
  const { data, demo, lost } = store;
  return {
    ...(report as WebReport),
    data,
    demo,
    notices: [...notices, ...keys.notices],
    lost,
    stop: () => closers.close(),
  };
}

/**
 * Repeats `revoke` in the background until it succeeds.
 *
 * @returns a function that stops the attempts
 */
function revokeLater(
  revoke: () => Promise<boolean>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isDone = false;
  const loop = new Repeat({
    work: async () => {
      isDone ||= await revoke();
    },
    restMs: REVOKE_REST_MS,
    onError,
  });
  loop.start();
  return () => loop.stop();
}
