/** The command cannot do what it was asked. The user sees the message, without a stack trace. */
export class InputError extends Error {
  override name = 'InputError';
}

/**
 * Runs a command and sets its exit code: 0 when the work returns true, 1 when it returns false or a
 * brand is refused, and 2 when it cannot be done as asked.
 */
export async function runCommand(work: () => boolean | Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await work()) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!['InputError', 'BrandError'].includes(error.name)) throw error;
    console.error(error.message);
    process.exitCode = error.name === 'InputError' ? 2 : 1;
  }
}
