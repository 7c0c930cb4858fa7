import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { groupBy, sumBy } from 'es-toolkit';

/** Units per second in which Linux counts processor time, on every architecture (USER_HZ). */
const TICKS_PER_SECOND = 100;
const INTERVAL_MS = 500;

/** User and system time of a process together, in ticks. */
interface Stat {
  key: string;
  pid: number;
  parent: number;
  own: number;
  /** Time of ended children that the process has waited for, and of their descendants. */
  waitedFor: number;
}

/** Reads the times of a process. Returns `undefined` if the process has ended, or outside Linux. */
function readProc(path: string): string | undefined {
  try {
    return readFileSync(`/proc/${path}`, 'latin1');
  } catch {
    return undefined;
  }
}

function statOf(pid: number): Stat | undefined {
  const text = readProc(`${pid}/stat`);
  if (text === undefined) return undefined;
  // The second field, the name of the program, may contain spaces and brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const numberAt = (field: number) => Number(fields[field - 3]);
  return {
    key: `${pid} ${fields[22 - 3]}`,
    pid,
    parent: numberAt(4),
    own: numberAt(14) + numberAt(15),
    waitedFor: numberAt(16) + numberAt(17),
  };
}

/**
 * Reads the times twice a second. The last half second of a process may be missing, unless its
 * parent waits for it.
 */
export class ProcessTree {
  readonly env = { PROCESS_TREE: randomUUID() };
  readonly #members = new Map<string, Stat>();
  readonly #others = new Set<string>();
  readonly #timer = setInterval(() => this.#look(), INTERVAL_MS);

  #look(): void {
    if (process.platform !== 'linux') return;
    const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
    const stats = pids.flatMap((pid) => statOf(pid) ?? []);
    const memberPids = new Set(
      stats.filter(({ key }) => this.#members.has(key)).map(({ pid }) => pid),
    );
    // A process has a higher number than its parent, unless the numbers have wrapped around.
    for (const stat of stats.toSorted((one, other) => one.pid - other.pid)) {
      if (this.#others.has(stat.key)) continue;
      if (!memberPids.has(stat.pid) && !memberPids.has(stat.parent) && !this.#isMarked(stat.pid)) {
        this.#others.add(stat.key);
        continue;
      }
      memberPids.add(stat.pid);
      this.#members.set(stat.key, stat);
    }
  }

  #isMarked(pid: number): boolean {
    return readProc(`${pid}/environ`)?.includes(this.env.PROCESS_TREE) ?? false;
  }

  /** Stops reading and returns the time in seconds. */
  stop(): number {
    clearInterval(this.#timer);
    return this.seconds();
  }

  /** Returns the time so far, in seconds; 0 outside Linux. */
  seconds(): number {
    const members = [...this.#members.values()];
    const childrenOf = groupBy(members, ({ parent }) => parent);
    /**
     * Returns the processor time of a process and its children. A process waits for most of its
     * children, so its own count includes most of the time that was read for them.
     */
    const ticksOf = ({ pid, own, waitedFor }: Stat): number =>
      own + Math.max(waitedFor, sumBy(childrenOf[pid] ?? [], ticksOf));
    const pids = new Set(members.map(({ pid }) => pid));
    const roots = members.filter(({ parent }) => !pids.has(parent));
    return sumBy(roots, ticksOf) / TICKS_PER_SECOND;
  }
}
