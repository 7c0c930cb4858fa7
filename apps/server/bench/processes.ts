import { readdir, readFile } from 'node:fs/promises';

/** Unit of time in /proc: a kernel clock tick, in µs. */
const TICK_US = 10_000;

/**
 * Returns the fields of /proc/<pid>/stat from the parent's pid on; undefined if the process has
 * ended.
 */
async function statOf(pid: string | number): Promise<number[] | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is the program's name in parentheses. Later fields contain no ')'.
  return text
    ?.slice(text.lastIndexOf(')') + 4)
    .split(' ')
    .map(Number);
}

const [PARENT, USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] = [0, 10, 11, 12, 13] as const;

const ticks = (stat: readonly number[] | undefined, fields: readonly number[]) =>
  fields.reduce((sum, field) => sum + (stat?.[field] ?? 0), 0);

export async function parentOf(pid: number): Promise<number> {
  const parent = (await statOf(pid))?.[PARENT];
  if (parent === undefined) throw new Error(`There is no process ${pid}.`);
  return parent;
}

/** Returns the processor time of a process and its children, in µs. */
export async function cpuOf(parent: number): Promise<number> {
  const own = ticks(await statOf(parent), [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM]);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map(statOf));
  const children = stats.filter((stat) => stat?.[PARENT] === parent);
  return TICK_US * children.reduce((sum, stat) => sum + ticks(stat, [USER, SYSTEM]), own);
}

export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1]) / 1000;
}
