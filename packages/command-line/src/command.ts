/** Error in the input of the user, who sees the message without a stack trace. */
export class InputError extends Error {
  override name = 'InputError';
}

/** Result of a command: false if the command has found a problem. */
export type Outcome = boolean | undefined;

/**
 * Runs a command and sets the exit code:
 *
 * - 1 if `work` returns false or throws a `BrandError`;
 * - 2 if `work` throws an `InputError`;
 * - 3 after any other error;
 * - 0 otherwise.
 */
export async function runCommand(work: () => Outcome | Promise<Outcome>): Promise<void> {
  try {
    process.exitCode = (await work()) === false ? 1 : 0;
  } catch (error) {
    if (error instanceof Error && ['InputError', 'BrandError'].includes(error.name)) {
      console.error(error.message);
      process.exitCode = error.name === 'InputError' ? 2 : 1;
      return;
    }
    console.error(error);
    // Exits explicitly, because open handles would keep the process alive.
    process.exit(3);
  }
}
