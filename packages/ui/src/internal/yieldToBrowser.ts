/** Yields, so that the browser can paint first. Does nothing without browser support. */
export async function yieldToBrowser(): Promise<void> {
  const { scheduler }: { scheduler?: Partial<Scheduler> } = globalThis;
  await scheduler?.yield?.();
}
