/** Yields to the browser, if supported, so that it can paint first. */
export async function yieldToBrowser(): Promise<void> {
  const { scheduler }: { scheduler?: Partial<Scheduler> } = globalThis;
  await scheduler?.yield?.();
}
