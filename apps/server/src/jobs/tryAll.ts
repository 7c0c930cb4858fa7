/**
 * Runs all steps. A failed step does not stop the others.
 *
 * @throws after all steps; several errors become one error that contains their messages
 */
export async function tryAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: Error[] = [];
  for (const step of steps) await step().catch((error: Error) => errors.push(error));
  const [cause] = errors;
  if (cause === undefined) return;
  if (errors.length === 1) throw cause;
  // The log contains only the message and the causes of an error.
  const messages = errors.map(({ message }) => message).join('; ');
  throw new AggregateError(errors, `${errors.length} steps failed: ${messages}`, { cause });
}
