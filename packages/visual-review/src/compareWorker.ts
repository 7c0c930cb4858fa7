import { parentPort } from 'node:worker_threads';
import { comparePictures } from './compare.ts';

/** A pair to compare, by its place among all pairs. */
export interface Pair {
  index: number;
  before: Uint8Array;
  after: Uint8Array;
}

parentPort?.on('message', ({ index, before, after }: Pair) => {
  const difference = comparePictures(Buffer.from(before), Buffer.from(after));
  parentPort?.postMessage({ index, difference });
});
