/** The command cannot do what it was asked. The user sees the message, without a stack trace. */
export class InputError extends Error {
  override name = 'InputError';
}

/**
 * Runs a command and sets its exit code: 0 when the work returns true, 1 when it returns false or a
 * brand is refused, 2 when it cannot be done as asked, and 3 when it breaks off.
 */
export async function runCommand(work: () => boolean | Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await work()) ? 0 : 1;
  } catch (error) {
    if (error instanceof Error && ['InputError', 'BrandError'].includes(error.name)) {
      console.error(error.message);
      process.exitCode = error.name === 'InputError' ? 2 : 1;
      return;
    }
    console.error(error);
    // At once, as for any error that is not caught: what is still open is not waited for.
    process.exit(3);
  }
}
