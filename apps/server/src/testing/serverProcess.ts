import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { EXAMPLE_ORIGINS } from '@platform/tokens';

const DEADLINE_MS = 90_000;
/** How much of what a server prints is kept at least, in characters. */
const KEPT = 100_000;

/** A whole server in a process of its own, with rounds of three seconds. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;
  /** What it has printed; of a lot, the last of it. */
  output = '';

  /**
   * @param bundle what `bundleFastServer` made
   * @param settings settings of this server, which win over all others
   */
  constructor(
    bundle: string,
    dataDir: string,
    port = 0,
    settings: Readonly<Record<string, string>> = {},
  ) {
    this.#child = spawn(process.execPath, [bundle], {
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

  /** Waits until it serves, and returns where and for which brands; with DATABASE_URL for none. */
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

  /** Stops its process where it is, or lets it go on. */
  pause(paused: boolean): void {
    this.#child.kill(paused ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Sends a signal and waits for the end. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.#exit;
  }

  /** Waits for an end of its own accord. */
  ended(): Promise<number | null> {
    return this.#exit;
  }
}

/** Asks again and again until there is an answer. */
export async function until<T>(ask: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + DEADLINE_MS;
  while (performance.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await delay(50);
  }
  throw new Error(`No answer within ${DEADLINE_MS} ms.`);
}
