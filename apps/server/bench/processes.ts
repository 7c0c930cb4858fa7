import { readdir, readFile } from 'node:fs/promises';

/** How long the kernel's tick is: what /proc counts in, on every Linux. */
const TICK_US = 10_000;

/** The numbers of /proc/<pid>/stat from the parent's pid on; undefined for a process that is gone. */
async function statOf(pid: string | number): Promise<number[] | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is the program's name in parentheses, which may hold anything but a last ')'.
  return text
    ?.slice(text.lastIndexOf(')') + 4)
    .split(' ')
    .map(Number);
}

// Places of the fields, counted from the parent's pid.
const [PARENT, USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] = [0, 10, 11, 12, 13] as const;

const ticks = (stat: readonly number[] | undefined, fields: readonly number[]) =>
  fields.reduce((sum, field) => sum + (stat?.[field] ?? 0), 0);

/** The parent of a process. */
export async function parentOf(pid: number): Promise<number> {
  const parent = (await statOf(pid))?.[PARENT];
  if (parent === undefined) throw new Error(`There is no process ${pid}.`);
  return parent;
}

/** The processor time a process and its children have used so far, in microseconds. */
export async function cpuOf(parent: number): Promise<number> {
  const own = ticks(await statOf(parent), [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM]);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map(statOf));
  const children = stats.filter((stat) => stat?.[PARENT] === parent);
  return TICK_US * children.reduce((sum, stat) => sum + ticks(stat, [USER, SYSTEM]), own);
}

/** The memory a process holds now (its resident set), in MB. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1]) / 1000;
}
