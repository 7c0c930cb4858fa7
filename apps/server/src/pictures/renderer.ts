import { fork, type ChildProcess } from 'node:child_process';

export interface RenderLimits {
  /** Processor time for a drawing, in ms. */
  drawingMs: number;
  /** Processor time for a photo, in ms. AVIF is slow to encode. */
  photoMs: number;
  /** Maximum additional memory per picture, in bytes. */
  memoryBytes: number;
}

export const RENDER_LIMITS: RenderLimits = {
  drawingMs: 3_000,
  photoMs: 10_000,
  memoryBytes: 256 * 1024 * 1024,
};

/** Wall-clock limit of a picture, in ms. The limit ends a process that makes no progress. */
const LONGEST_MS = 120_000;
/** Idle time after which the process exits, in ms. */
const IDLE_MS = 1_000;
/** Heap limit of the process, in MB. Pictures are outside the heap. */
const HEAP_MB = 64;

/** Picture that cannot be rendered within the limits. The message completes a sentence. */
export class RenderFault extends Error {
  override readonly name = 'RenderFault';
}

export interface Drawing {
  svg: string;
  fonts?: readonly Uint8Array[];
}

export interface PhotoJob {
  bytes: Uint8Array;
  /** True if the file's orientation tag applies. */
  isCamera: boolean;
  kind: 'avif' | 'webp';
  width: number;
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const bytesOf = (text: unknown): Uint8Array => Buffer.from(String(text), 'base64');

interface Job {
  work: 'png' | 'width' | 'photo';
  job: object;
  cpuMs: number;
  memoryBytes: number;
}

interface Answer {
  done?: unknown;
  fault?: string;
  cpuMs: number;
  peakBytes: number;
}

/** Renders pictures in a separate process, one after another, each within limits. */
export class Renderer {
  readonly #program: string;
  readonly #limits: RenderLimits;
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  /** Processor time of the last picture, in ms, and peak memory of the process, in bytes. */
  cost = { cpuMs: 0, peakBytes: 0 };

  constructor(program: string, limits: RenderLimits = RENDER_LIMITS) {
    this.#program = program;
    this.#limits = limits;
  }

  /** Renders a drawing as PNG. Throws `RenderFault` if rendering fails or exceeds the limits. */
  async png(drawing: Drawing): Promise<Uint8Array> {
    return bytesOf(await this.#draw('png', drawing));
  }

  /** Measures the width of a drawing's content, in its units. Throws like `png`. */
  width(drawing: Drawing): Promise<number> {
    return this.#draw('width', drawing) as Promise<number>;
  }

  /** Renders a variant of a photo. Throws like `png`. */
  async photo({ bytes, ...job }: PhotoJob): Promise<Uint8Array> {
    const sent = { ...job, bytes: textOf(bytes) };
    return bytesOf(await this.#inTurn('photo', sent, this.#limits.photoMs));
  }

  /** Ends the process. The next picture starts a new process. */
  async close(): Promise<void> {
    await this.#last;
    this.#end();
  }

  #draw(work: Job['work'], { svg, fonts = [] }: Drawing): Promise<unknown> {
    return this.#inTurn(work, { svg, fonts: fonts.map(textOf) }, this.#limits.drawingMs);
  }

  #inTurn(work: Job['work'], job: object, cpuMs: number): Promise<unknown> {
    const { memoryBytes } = this.#limits;
    const done = this.#last.then(() => this.#run({ work, job, cpuMs, memoryBytes }));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #run(job: Job): Promise<unknown> {
    clearTimeout(this.#idle);
    const child = this.#child ?? (await this.#start());
    try {
      const { done, fault, cpuMs, peakBytes } = await this.#answerTo(child, job);
      this.cost = { cpuMs, peakBytes };
      if (fault !== undefined) throw new RenderFault(`cannot be rendered: ${fault}`);
      return done;
    } finally {
      this.#idle = setTimeout(() => this.#end(), IDLE_MS);
      this.#idle.unref();
    }
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(this.#program, [], {
      // Empty, because the environment of the server contains secrets.
      env: {},
      // Uses only the fast compiler, because optimizing would take longer than rendering a brand's
      // pictures.
      execArgv: [`--max-old-space-size=${HEAP_MB}`, '--liftoff-only'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    await this.#answer(child, () => undefined);
    return child;
  }

  #answerTo(child: ChildProcess, job: Job): Promise<Answer> {
    return this.#answer(child, () => child.send(job)) as Promise<Answer>;
  }

  #answer(child: ChildProcess, ask: () => void): Promise<unknown> {
    const { drawingMs, photoMs, memoryBytes } = this.#limits;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGALRM'), LONGEST_MS);
      const settle = (then: () => void) => {
        clearTimeout(timer);
        child.removeAllListeners('message');
        child.removeListener('exit', ended);
        child.removeListener('error', failed);
        then();
      };
      const failed = (error: Error) => settle(() => reject(error));
      const ended = (code: number | null, signal: NodeJS.Signals | null) => {
        const megabytes = Math.round(memoryBytes / 1024 / 1024);
        const why =
          signal === 'SIGALRM'
            ? `takes longer to render than ${drawingMs} ms for a drawing or ${photoMs} ms for a photo`
            : signal === 'SIGKILL'
              ? `takes more than ${megabytes} MB of memory to render`
              : `cannot be rendered: the renderer ended with ${signal ?? code}`;
        settle(() => reject(new RenderFault(why)));
      };
      child.once('message', (message) => settle(() => resolve(message)));
      child.once('exit', ended);
      child.once('error', failed);
      ask();
    });
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGTERM');
    this.#child = undefined;
  }
}
