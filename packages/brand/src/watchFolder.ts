import { watch } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Pause after a change in ms, because editors write a file in several steps. */
const SETTLE_MS = 100;

/** Runs `work` after each change in a folder. A failure does not end the watch. */
export async function watchFolder(
  folder: string,
  work: () => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const changes = watch(folder, { recursive: true, ...(signal && { signal }) });
  let pending = Promise.resolve();
  let isDirty = false;
  for await (const _ of changes) {
    if (isDirty) continue;
    isDirty = true;
    pending = pending.then(async () => {
      await setTimeout(SETTLE_MS);
      isDirty = false;
      try {
        await work();
      } catch (error) {
        console.error((error as Error).message);
      }
    });
  }
}
