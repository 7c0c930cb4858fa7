/** Thrown for a response that takes too long. The work itself continues within its own limits. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
}

/** @param ms Infinity for no limit */
export function withDeadline<T>(ms: number, work: Promise<T>): Promise<T> {
  if (ms === Infinity) return work;
  return new Promise((resolve, reject) => {
    const late = () => reject(new Overdue(`There was no answer within ${ms} ms.`));
    const timer = setTimeout(late, ms);
    const inTime =
      <Value>(end: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(timer);
        end(value);
      };
    work.then(inTime(resolve), inTime(reject));
  });
}
