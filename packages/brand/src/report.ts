import { relative } from 'node:path';
import { BRAND_COMMAND, formatProblem, withoutControls, type Problem } from '@platform/tokens';
import { groupBy } from 'es-toolkit';
import type { Change } from './changes.ts';
import type { FixMode, Verdict } from './check.ts';

const MOST_GROUPS = 10;

/**
 * Returns the lowest limit among the problems. A problem without a limit counts as 0 and comes
 * first, because such a brand cannot be read.
 */
const worst = (problems: readonly Problem[]) => Math.min(...problems.map(({ kept = 0 }) => kept));

export function grouped(problems: readonly Problem[]): readonly (readonly Problem[])[] {
  return Object.values(groupBy(problems, ({ file, place }) => `${file} ${place}`))
    .map((group) => group.toSorted((a, b) => (a.kept ?? 0) - (b.kept ?? 0)))
    .toSorted((a, b) => worst(a) - worst(b));
}

const lineOf = (problem: Problem) =>
  formatProblem({ ...problem, file: relative(process.cwd(), problem.file) });

const more = (count: number, what: string) => `... and ${count} more ${what}: --all lists them.`;

function groupLines([first, ...others]: readonly Problem[], all: boolean): string[] {
  if (!first) return [];
  if (all || others.length === 0) return [lineOf(first), ...others.map(({ what }) => `  ${what}`)];
  return [lineOf(first), `  ${more(others.length, 'like this')}`];
}

function problemLines(problems: readonly Problem[], all: boolean): string[] {
  const groups = grouped(problems);
  const listed = all ? groups : groups.slice(0, MOST_GROUPS);
  const left = groups.length - listed.length;
  return [
    ...listed.flatMap((group) => groupLines(group, all)),
    ...(left > 0 ? [more(left, 'tokens and files')] : []),
  ];
}

const numberOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function reasonLines(subject: string, [reason = '', ...others]: readonly string[], all: boolean) {
  const first = `  because ${subject}${reason}`;
  if (all) return [first, ...others.map((other) => `  and ${subject}${other}`)];
  if (others.length === 0) return [first];
  return [`${first}, and ${numberOf(others.length, 'more reason')}: --all lists them.`];
}

function changeLines({ file, place, from, to, why }: Change, all: boolean): string[] {
  if (place === '') return [`${file}: ${to}`, ...reasonLines('', why, all)];
  const values = [`  from ${from}`, `  to   ${to}`];
  return [`${file}: ${place}`, ...values, ...reasonLines('it ', why, all)];
}

function fixLine({ id, problems }: Verdict): string[] {
  const fixable = problems.filter(({ fix }) => fix !== undefined).length;
  if (fixable === 0) return [];
  return [
    `${fixable} of ${numberOf(problems.length, 'problem')} can be fixed by '${BRAND_COMMAND} check ${id} --fix'; --dry-run shows how.`,
  ];
}

interface ShowOptions {
  /** True to list all problems, instead of only the worst for each token; `false` by default. */
  all?: boolean;
  mode?: FixMode;
}

export function shown(verdict: Verdict, { all = false, mode = 'none' }: ShowOptions = {}): string {
  const { id, problems, notes, changes } = verdict;
  const changed = changes.flatMap((change) => changeLines(change, all));
  const heading = mode === 'show' ? 'Planned changes:' : 'Changed:';
  const lines = [
    ...(changed.length > 0 ? [heading, ...changed.map((line) => `  ${line}`)] : []),
    ...(mode === 'show' ? [] : problemLines(problems, all)),
    ...(mode === 'show' ? [] : notes.map((note) => `note: ${lineOf(note)}`)),
    ...(mode === 'none' ? fixLine(verdict) : []),
    ...(mode === 'show' && changed.length === 0 ? ['No problem can be fixed automatically.'] : []),
  ];
  const name = withoutControls(id);
  if (problems.length > 0) return [`✗ ${name}`, ...lines].join('\n  ');
  const isSilent = mode === 'show' && changed.length === 0;
  return [`✓ ${name}`, ...(isSilent ? [] : lines)].join('\n  ');
}
