/** The lowest priority of a process: it gives way to every other. */
const LOWEST = '19';

/** File descriptor on which a timed command reports its processor time. */
export const TIMES_FD = 3;

/**
 * Wraps a command so that it reports the processor time of its whole process tree on `TIMES_FD`, and
 * ends with the command's exit code. Processes that are not waited for are missing: `ProcessTree` counts them.
 *
 * @param lowPriority gives way to commands that run in parallel
 */
export const timed = (
  program: string,
  args: readonly string[],
  lowPriority = false,
): [program: string, args: string[]] => [
  '/bin/sh',
  [
    '-c',
    `"$@" ${TIMES_FD}>&-; code=$?; times >&${TIMES_FD}; exit $code`,
    'sh',
    ...(lowPriority ? ['nice', '-n', LOWEST] : []),
    program,
    ...args,
  ],
];

/**
 * Returns user and system time in seconds from the output of the shell's `times`: two lines, for the
 * shell and for its children, such as `0m0.01s 0m0.00s`.
 */
export const secondsIn = (times: string): number =>
  [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (total, [, minutes, seconds]) => total + Number(minutes) * 60 + Number(seconds),
    0,
  );
