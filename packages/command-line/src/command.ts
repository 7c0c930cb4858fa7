/** Error in the arguments or the input. The user sees the message, without a stack trace. */
export class InputError extends Error {
  override name = 'InputError';
}

/**
 * Runs a command and sets its exit code: 0 if the work returns true, 1 if it returns false or a brand
 * is refused. The code is 2 after an `InputError`, and 3 after any other error.
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
    // Open handles would keep the process alive.
    process.exit(3);
  }
}
