/**
 * Does steps one after the other; one that fails holds up no other.
 *
 * @throws once all were tried; of several errors one that says what they say
 */
export async function tryAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: Error[] = [];
  for (const step of steps) await step().catch((error: Error) => errors.push(error));
  const [cause] = errors;
  if (cause === undefined) return;
  if (errors.length === 1) throw cause;
  // The log has the message, and the causes.
  const messages = errors.map(({ message }) => message).join('; ');
  throw new AggregateError(errors, `${errors.length} steps failed: ${messages}`, { cause });
}
