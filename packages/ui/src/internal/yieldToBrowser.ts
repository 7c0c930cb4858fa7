/** Ends the task, where the browser can, so that what is drawn is shown before the rest goes on. */
export async function yieldToBrowser(): Promise<void> {
  const { scheduler }: { scheduler?: Partial<Scheduler> } = globalThis;
  await scheduler?.yield?.();
}
