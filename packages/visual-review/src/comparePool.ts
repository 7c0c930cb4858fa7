import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { PixelDifference } from './compare.ts';

/** The program of a thread as one text: a thread does not know how its parent loads TypeScript. */
async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('compareWorker.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  });
  return outputFiles[0]?.text ?? '';
}

let bundle: Promise<string> | undefined;

interface Answer {
  index: number;
  difference: PixelDifference | null;
}

/**
 * Compares pairs of PNGs in threads, side by side.
 *
 * @param count how many pairs there are
 * @param read the pictures of a pair; called when a thread is free for it
 * @param onCompared called for every pair, in the order in which they are done
 */
export async function compareAll(
  count: number,
  read: (index: number) => { before: Buffer; after: Buffer },
  workers: number,
  onCompared: (index: number, difference: PixelDifference | null) => void,
): Promise<void> {
  let next = 0;
  /** The next pair whose bytes differ: equal bytes are equal pictures, and need no thread. */
  const nextPair = () => {
    while (next < count) {
      const index = next;
      next += 1;
      const { before, after } = read(index);
      if (!before.equals(after)) return { index, before, after };
      onCompared(index, null);
    }
    return undefined;
  };

  const work = async () => {
    let pair = nextPair();
    if (!pair) return;
    const worker = new Worker(await (bundle ??= bundleWorker()), { eval: true });
    try {
      for (; pair; pair = nextPair()) {
        worker.postMessage(pair);
        const [{ index, difference }] = (await once(worker, 'message')) as [Answer];
        const mask = difference && Buffer.from(difference.mask);
        onCompared(index, difference && mask ? { ...difference, mask } : null);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}
