import { once } from 'node:events';

/** Second argument of a process that receives its settings over its IPC channel. */
export const HANDOVER = '--handover';

export interface Part {
  /** Report for the parent process, serialisable as JSON. */
  report: object;
  stop: () => Promise<void>;
}

/**
 * Runs a part of the server in a process that `Children` started: waits for the settings, starts
 * the part, reports that it is ready, and stops it on SIGTERM. Exits at once if the parent process
 * has ended.
 *
 * @param start starts the part; a failure must have been printed before `start` rejects
 */
export async function runChild<Handover>(
  start: (handover: Handover) => Promise<Part>,
): Promise<void> {
  // Ctrl-C reaches the whole process group. The parent process stops all parts in order.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const stopped = once(process, 'SIGTERM');
  // An orphaned process would keep the port and the connections that the next server needs.
  process.once('disconnect', () => process.exit(1));
  const [handover] = (await once(process, 'message')) as [Handover];
  try {
    const { report, stop } = await start(handover);
    process.send?.({ ready: report });
    await stopped;
    await stop();
    process.exit(0);
  } catch {
    process.exit(1);
  }
}
