/** Lets the browser paint first, if supported. */
export async function yieldToBrowser(): Promise<void> {
  const { scheduler }: { scheduler?: Partial<Scheduler> } = globalThis;
  await scheduler?.yield?.();
}
