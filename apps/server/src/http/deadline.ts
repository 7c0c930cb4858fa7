/** An answer took too long. What it was about goes on, as long as its own limits let it. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
}

/**
 * Waits for work up to a limit.
 *
 * @param ms Infinity for no limit
 * @throws Overdue when it takes longer
 */
export async function withDeadline<T>(ms: number, work: Promise<T>): Promise<T> {
  if (ms === Infinity) return work;
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Overdue(`There was no answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
