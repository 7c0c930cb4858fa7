import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { stopwatch } from '../ports/clock';
import { HANDOVER } from './child';

export interface SystemUser {
  uid: number;
  gid: number;
}

export interface ChildOptions {
  /** Name of the part, the first argument of the process. */
  name: string;
  /** Path of a module that calls `runChild`. */
  module: string;
  /**
   * Settings and secrets of the process, serialisable as JSON. Sent over the IPC channel,
   * because other processes of the same user can read the environment and the arguments.
   */
  handover: object;
  /** Environment of the process, without secrets. */
  env?: Readonly<Record<string, string | undefined>>;
  execArgv?: readonly string[];
  /** User of the process. Only root may choose another user. @default the user of this process */
  user?: SystemUser | undefined;
}

export interface ChildrenOptions {
  /** Called with one line for each unexpected end and each restart. */
  log: (message: string) => void;
  /** Pause before the first restart, in ms. It doubles with each restart. @default 100 */
  restMs?: number;
  longestRestMs?: number;
  /** Uptime after which the pause is short again, in ms. @default 60_000 */
  steadyMs?: number;
  /** Time from SIGTERM to SIGKILL, in ms. @default 40_000 */
  endMs?: number;
}

interface Ready {
  ready: unknown;
}

const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'ready' in message;

interface Running {
  process: ChildProcess;
  /** Rejects if the process ends first. */
  ready: Promise<unknown>;
  /** Resolves with the cause once the process has ended, such as `SIGKILL` or `exit code 1`. */
  ended: Promise<string>;
}

function startProcess({ name, module, handover, env, execArgv = [], user }: ChildOptions): Running {
  const child = fork(module, [name, HANDOVER], {
    ...user,
    env: { ...env },
    execArgv: [...execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    child.on('error', (error) => child.pid === undefined && resolve(error.message));
  });
  const ready = new Promise((resolve, reject) => {
    child.on('message', (message) => isReady(message) && resolve(message.ready));
    void ended.then((cause) =>
      reject(new Error(`The process '${name}' ended before it was ready (${cause}).`)),
    );
  });
  // Ignores errors of sending: if the process ends before it reads the message, `ended` reports it.
  child.send(handover, () => undefined);
  return { process: child, ready, ended };
}

class Child {
  readonly #options: ChildOptions;
  readonly #timing: Required<ChildrenOptions>;
  readonly #ending = new AbortController();
  #running: Running | undefined;
  #kept: Promise<void> = Promise.resolve();

  constructor(options: ChildOptions, timing: Required<ChildrenOptions>) {
    this.#options = options;
    this.#timing = timing;
  }

  get pid(): number | undefined {
    return this.#running?.process.pid;
  }

  async start(): Promise<unknown> {
    this.#running = startProcess(this.#options);
    const report = await this.#running.ready;
    this.#kept = this.#keepRunning(this.#running);
    return report;
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    if (this.#running) await this.#end(this.#running);
    await this.#kept;
  }

  async #end({ process, ended }: Running): Promise<void> {
    process.kill('SIGTERM');
    const timer = setTimeout(() => process.kill('SIGKILL'), this.#timing.endMs);
    await ended;
    clearTimeout(timer);
  }

  async #keepRunning(first: Running): Promise<void> {
    const { log, restMs, longestRestMs, steadyMs } = this.#timing;
    const { name } = this.#options;
    const { signal } = this.#ending;
    let running = first;
    let rest = restMs;
    for (;;) {
      const uptime = stopwatch();
      const cause = await running.ended;
      if (signal.aborted) return;
      if (uptime() >= steadyMs) rest = restMs;
      const { pid: ended } = running.process;
      log(`The process '${name}' (${ended}) ended: ${cause}. It starts again in ${rest} ms.`);
      await delay(rest, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      rest = Math.min(2 * rest, longestRestMs);
      running = startProcess(this.#options);
      this.#running = running;
      const { pid } = running.process;
      running.ready.then(
        () => log(`The process '${name}' (${pid}) runs again.`),
        () => undefined,
      );
    }
  }
}

/**
 * Child processes of the server. Each process gets only its own settings, is restarted when it
 * ends, and ends with this process, even if this process is killed.
 */
export class Children {
  readonly #timing: Required<ChildrenOptions>;
  readonly #children = new Map<string, Child>();

  constructor({
    restMs = 100,
    longestRestMs = 30_000,
    steadyMs = 60_000,
    endMs = 40_000,
    log,
  }: ChildrenOptions) {
    this.#timing = { restMs, longestRestMs, steadyMs, endMs, log };
  }

  /**
   * @returns its report, once it is ready
   * @throws if the process ends before it is ready; it is then not restarted
   */
  start(options: ChildOptions): Promise<unknown> {
    const child = new Child(options, this.#timing);
    this.#children.set(options.name, child);
    return child.start();
  }

  pidOf(name: string): number | undefined {
    return this.#children.get(name)?.pid;
  }

  /** Ends all processes, the last started first, and waits until none is left. */
  async stop(): Promise<void> {
    for (const child of [...this.#children.values()].reverse()) await child.stop();
  }
}
