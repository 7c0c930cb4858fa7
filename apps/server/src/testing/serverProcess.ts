import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { kill } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { EXAMPLE_ORIGINS } from '@platform/tokens';
import { HANDOVER } from '../start/child';

/** Time limit of `until`, in ms. A start after a crash recovers the database first. */
const DEADLINE_MS = 300_000;
/** Length of the retained output, in characters. */
const KEPT = 100_000;

/** Returns the ids of a process's children. Works only on Linux. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

/** Returns the id of the child process that runs a part of a server. */
export const partOf = (pid: number, part: string): number | undefined =>
  childrenOf(pid).find((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(`\0${part}\0${HANDOVER}`),
  );

/** Real server in a separate process, with rounds of three seconds. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;
  /** Output of the server. Only the end of a long output is retained. */
  output = '';

  /**
   * @param bundle path from `bundleFastServer`
   * @param settings settings of this server, which override the defaults
   * @param part the only part to run. @default all parts
   */
  constructor(
    bundle: string,
    dataDir: string,
    port = 0,
    settings: Readonly<Record<string, string>> = {},
    part?: 'web' | 'draw',
  ) {
    this.#child = spawn(process.execPath, [bundle, ...(part ? [part] : [])], {
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        PORT: String(port),
        ADDRESS_RATE: '0',
        MEMBER_RATE: '0',
        FORM_RATE: '0',
        BRAND_ORIGINS: EXAMPLE_ORIGINS,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => {
      this.output += chunk.toString('utf8');
      if (this.output.length > 2 * KEPT) this.output = this.output.slice(-KEPT);
    };
    this.#child.stdout?.on('data', collect);
    this.#child.stderr?.on('data', collect);
    this.#exit = once(this.#child, 'close').then(([code]) => code as number | null);
  }

  /**
   * Waits until the server is ready. Returns its origin and the demo password; '' with
   * DATABASE_URL.
   */
  async ready(): Promise<{ origin: string; password: string }> {
    const found = await until(() => {
      const port = /http:\/\/localhost:(\d+)/.exec(this.output)?.[1];
      const password = /with the password '(.*)'/.exec(this.output)?.[1] ?? '';
      const complete = this.output.includes('Stop it with Ctrl-C.');
      if (port && complete) return { origin: `http://127.0.0.1:${port}`, password };
      const ended = this.#child.exitCode ?? this.#child.signalCode;
      if (ended !== null) throw new Error(`It ended: ${this.output}`);
      return undefined;
    });
    return found;
  }

  /** Pauses or continues all processes of the server. */
  pause(paused: boolean): void {
    const pids = [this.#child.pid ?? 0, ...childrenOf(this.#child.pid ?? 0)];
    for (const pid of pids) kill(pid, paused ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Returns the id of the process of a part, such as `draw`; undefined while it does not run. */
  pidOf(part: string): number | undefined {
    return partOf(this.#child.pid ?? 0, part);
  }

  /** Sends a signal and waits for the exit code. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.#exit;
  }

  /** Waits until the process exits by itself. */
  ended(): Promise<number | null> {
    return this.#exit;
  }
}

/** Calls `ask` repeatedly until it returns a value. */
export async function until<T>(ask: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + DEADLINE_MS;
  while (performance.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await delay(50);
  }
  throw new Error(`No answer within ${DEADLINE_MS} ms.`);
}
