import { groupBy, memoize } from 'es-toolkit';
import { standingOf, type Decision, type Decisions, type Standing } from '../decisions.ts';
import type { ReportData, ReportItem } from './reportData.ts';

export const KINDS = ['open', 'changed', 'added', 'removed'] as const;
/** Filter of the list: changes without a decision, all changes, or new and removed stories. */
export type Kind = (typeof KINDS)[number];

export const VIEWS = ['side', 'overlay', 'difference'] as const;
export type View = (typeof VIEWS)[number];

export const SCOPES = ['picture', 'cause', 'filter', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

export interface State {
  report: ReportData;
  decisions: Decisions;
  /** True if the page comes from the review server, which can write decisions. */
  writable: boolean;
  kind: Kind;
  filter: string;
  view: View;
  fit: boolean;
  selected: string | undefined;
}

export const standing = (
  { decisions }: Pick<State, 'decisions'>,
  { key, change }: ReportItem,
): Standing | null => (change ? standingOf(key, change.image, decisions) : null);

export const itemOf = ({ report }: State, key = ''): ReportItem | undefined =>
  report.items.find((item) => item.key === key);

export const selectedItem = (state: State) => itemOf(state, state.selected);

export const causeNames = ({ report }: Pick<State, 'report'>, { change }: ReportItem): string =>
  (change?.causes ?? [])
    .map((id) => report.causes.find((cause) => cause.id === id)?.name ?? id)
    .join(' and ');

export const causeName = (ids: readonly string[]) => [...ids].sort().join(' + ');

export function countsOf(state: State): Record<Kind | Standing, number> {
  const counts = { open: 0, accepted: 0, rejected: 0, changed: 0, added: 0, removed: 0 };
  for (const item of state.report.items) {
    counts[item.kind] += 1;
    const mark = standing(state, item);
    if (mark) counts[mark] += 1;
  }
  return counts;
}

export interface Group {
  name: string;
  items: ReportItem[];
}

/** Sorts the groups: those with the fewest causes come first, then the largest. */
const grouped = memoize((report: ReportData): Group[] => {
  const byName = groupBy(report.items, (item) =>
    item.change ? causeNames({ report }, item) || 'Unexplained' : `${item.title} · ${item.name}`,
  );
  const sizeOf = ({ items: [first] }: Group) => first?.change?.causes.length ?? 0;
  return Object.entries(byName)
    .map(([name, items]): Group => ({ name, items }))
    .sort((a, b) => sizeOf(a) - sizeOf(b) || b.items.length - a.items.length);
});

/**
 * Returns the groups that the filter selects. The item on the stage stays in the list after its
 * decision.
 */
export function visibleGroups(state: State): Group[] {
  const { report, kind, filter } = state;
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const isShown = (item: ReportItem, group: string) => {
    const isOpen = standing(state, item) === 'open' || item.key === state.selected;
    if (kind === 'open' ? !isOpen : item.kind !== kind) return false;
    const text = `${group} ${item.title} ${item.name} ${item.key}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return grouped(report).flatMap(({ name, items }): Group[] => {
    const left = items.filter((item) => isShown(item, name));
    return left.length > 0 ? [{ name, items: left }] : [];
  });
}

export const visibleItems = (state: State): ReportItem[] =>
  visibleGroups(state).flatMap(({ items }) => items);

const placeOf = ({ selected }: State, items: readonly ReportItem[]) =>
  items.findIndex(({ key }) => key === selected);

/** Returns the next or previous item. Stops at both ends of the list. */
export function neighbour(state: State, step: 1 | -1): ReportItem | undefined {
  const items = visibleItems(state);
  return items[Math.min(Math.max(placeOf(state, items) + step, 0), items.length - 1)];
}

/**
 * Returns the next change without a decision: after the selected item, wrapping around to the top.
 */
export function nextOpen(state: State): ReportItem | undefined {
  const items = visibleItems(state);
  const next = placeOf(state, items) + 1;
  return [...items.slice(next), ...items.slice(0, next)].find(
    (item) => item.key !== state.selected && standing(state, item) === 'open',
  );
}

/**
 * Returns a filter for the other items that a decision on an item also settles. An item is accepted
 * if all of its causes are, and rejected if it has all causes of the rejected item.
 */
function sharesCause(state: State, item: ReportItem, verdict: Decision['verdict']) {
  const own = item.change?.causes ?? [];
  if (verdict === 'rejected') {
    return ({ change }: ReportItem) => own.every((id) => change?.causes.includes(id));
  }
  const { report, decisions } = state;
  const accepted = report.items.filter((one) => standing(state, one) === 'accepted');
  const decided = accepted.flatMap(({ key }) => decisions[key]?.cause?.split(' + ') ?? []);
  const settled = new Set([...own, ...decided]);
  return ({ change }: ReportItem) =>
    (change?.causes ?? []).every((id) => settled.has(id)) && (change?.causes.length ?? 0) > 0;
}

/** Returns the changes to which a decision applies: the item itself, and the open changes in its scope. */
export function inScope(
  state: State,
  item: ReportItem,
  scope: Scope,
  verdict: Decision['verdict'],
): ReportItem[] {
  if (scope === 'picture') return [item];
  const among = scope === 'filter' ? visibleItems(state) : state.report.items;
  const isMeant = scope === 'cause' ? sharesCause(state, item, verdict) : () => true;
  const reached = among.filter((one) => standing(state, one) === 'open' && isMeant(one));
  return reached.includes(item) ? reached : [item, ...reached];
}
