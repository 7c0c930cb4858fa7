import type { Cause } from '../causes.ts';
import { standingOf, type Decision, type Decisions, type Standing } from '../decisions.ts';
import type { ReportData, ReportItem } from './reportData.ts';

export const KINDS = ['open', 'changed', 'added', 'removed'] as const;
/** Which items the list shows: changes without a decision, all changes, new or removed stories. */
export type Kind = (typeof KINDS)[number];

export const VIEWS = ['side', 'overlay', 'difference'] as const;
export type View = (typeof VIEWS)[number];

export interface State {
  report: ReportData;
  /** Replaced as a whole when it changes: what is derived from it is kept until then. */
  decisions: Decisions;
  /** Whether decisions can be written: the page came from the review server. */
  writable: boolean;
  kind: Kind;
  filter: string;
  view: View;
  /** Whether pictures shrink to the window. */
  fit: boolean;
  /** The key of the item on the stage. */
  selected: string | undefined;
}

/** Keeps the last result of a function for as long as its arguments are the same objects. */
function remember<A extends readonly unknown[], R>(make: (...args: A) => R): (...args: A) => R {
  let last: { args: A; result: R } | undefined;
  return (...args) => {
    if (!last || args.some((arg, at) => arg !== last?.args[at]))
      last = { args, result: make(...args) };
    return last.result;
  };
}

/** The state of an item, or `null` for a new or removed story, which needs no decision. */
export const standing = (
  { decisions }: Pick<State, 'decisions'>,
  { key, change }: ReportItem,
): Standing | null => (change ? standingOf(key, change.image, decisions) : null);

const itemsByKey = remember(
  ({ items }: ReportData) => new Map(items.map((item) => [item.key, item])),
);

export const itemOf = ({ report }: State, key: string | undefined): ReportItem | undefined =>
  key === undefined ? undefined : itemsByKey(report).get(key);

export const selectedItem = (state: State) => itemOf(state, state.selected);

const causesById = remember(
  ({ causes }: ReportData) => new Map(causes.map((cause) => [cause.id, cause])),
);

export const causesOf = ({ report }: State, { change }: ReportItem): Cause[] =>
  (change?.causes ?? []).flatMap((id) => causesById(report).get(id) ?? []);

/** How the causes of one decision are written down. */
export const causeName = (ids: readonly string[]) => [...ids].sort().join(' + ');

const counted = remember((report: ReportData, decisions: Decisions) => {
  const counts: Record<Kind | Standing, number> = {
    open: 0,
    accepted: 0,
    rejected: 0,
    changed: 0,
    added: 0,
    removed: 0,
  };
  for (const item of report.items) {
    counts[item.kind] += 1;
    const where = standing({ decisions }, item);
    if (where) counts[where] += 1;
  }
  return counts;
});

export const countsOf = ({ report, decisions }: State) => counted(report, decisions);

/** Items with the same causes, and what the list says above them. */
export interface Group {
  name: string;
  items: ReportItem[];
}

/** All items in groups: those with one cause first, then by how many pictures they have. */
const grouped = remember((report: ReportData): Group[] => {
  const byName = new Map<string, Group & { size: number }>();
  const names = causesById(report);
  for (const item of report.items) {
    const ids = item.change?.causes ?? [];
    const named = ids.map((id) => names.get(id)?.name ?? id).join(' and ');
    const name = item.change ? named || 'Unexplained' : `${item.title} · ${item.name}`;
    const group = byName.get(name) ?? { name, items: [], size: ids.length };
    byName.set(name, group);
    group.items.push(item);
  }
  return [...byName.values()].sort((a, b) => a.size - b.size || b.items.length - a.items.length);
});

const texts = remember(
  ({ items }: ReportData) =>
    new Map(items.map(({ title, name, key }) => [key, `${title} ${name} ${key}`.toLowerCase()])),
);

/** What the list shows: the groups with at least one item. The item on the stage stays in it. */
const shown = remember(
  (
    report: ReportData,
    decisions: Decisions,
    kind: Kind,
    filter: string,
    kept: string | undefined,
  ): Group[] => {
    const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
    const searchable = texts(report);
    const isShown = (item: ReportItem, group: string) => {
      const isOfKind =
        kind === 'open' ? standing({ decisions }, item) === 'open' : item.kind === kind;
      if (!isOfKind && item.key !== kept) return false;
      const text = searchable.get(item.key) ?? '';
      return words.every((word) => text.includes(word) || group.includes(word));
    };
    return grouped(report).flatMap(({ name, items }) => {
      const group = name.toLowerCase();
      const left = items.filter((item) => isShown(item, group));
      return left.length > 0 ? [{ name, items: left }] : [];
    });
  },
);

/** The item on the stage, when a decision has taken it out of the kind that is listed. */
function keptItem(state: State): string | undefined {
  const item = selectedItem(state);
  return item && state.kind === 'open' && standing(state, item) !== 'open' ? item.key : undefined;
}

export const visibleGroups = (state: State): Group[] =>
  shown(state.report, state.decisions, state.kind, state.filter, keptItem(state));

/** A row of the list: the name of a group, or an item. */
export type Row = { group: Group } | { item: ReportItem };

const flat = remember((groups: Group[]) => {
  const rows = groups.flatMap((group): Row[] => [
    { group },
    ...group.items.map((item) => ({ item })),
  ]);
  const items = groups.flatMap((group) => group.items);
  return {
    rows,
    items,
    rowOf: new Map(rows.flatMap((row, at) => ('item' in row ? [[row.item.key, at] as const] : []))),
    placeOf: new Map(items.map(({ key }, at) => [key, at])),
  };
});

export const rowsOf = (state: State) => flat(visibleGroups(state));

export const visibleItems = (state: State): ReportItem[] => rowsOf(state).items;

/** The item so many rows down (or up) the list; the ends hold. */
export function neighbour(state: State, step: 1 | -1): ReportItem | undefined {
  const { items, placeOf } = rowsOf(state);
  const here = placeOf.get(state.selected ?? '') ?? -1;
  return items[Math.min(Math.max(here + step, 0), items.length - 1)];
}

/** The next change without a decision, from the stage downwards and around. */
export function nextOpen(state: State): ReportItem | undefined {
  const { items, placeOf } = rowsOf(state);
  const here = (placeOf.get(state.selected ?? '') ?? -1) + 1;
  for (let step = 0; step < items.length; step += 1) {
    const item = items[(here + step) % items.length];
    if (item && item.key !== state.selected && standing(state, item) === 'open') return item;
  }
  return undefined;
}

export const SCOPES = ['picture', 'cause', 'filter', 'all'] as const;
/** How far a decision reaches. */
export type Scope = (typeof SCOPES)[number];

/** The causes that were decided on as such, with this verdict. */
function decidedCauses({ report, decisions }: State, verdict: Decision['verdict']): Set<string> {
  const decided = report.items.flatMap((item) => {
    const decision = decisions[item.key];
    const isMeant = standing({ decisions }, item) === verdict && decision?.cause !== undefined;
    return isMeant ? (decision.cause ?? '').split(' + ') : [];
  });
  return new Set(decided);
}

/**
 * Whether a decision on the causes of one item settles another. Accepted is what has no other cause
 * than accepted ones; rejected is what has all the causes.
 */
function sharesCause(state: State, item: ReportItem, verdict: Decision['verdict']) {
  const own = new Set(item.change?.causes ?? []);
  if (verdict === 'rejected') {
    return ({ change }: ReportItem) => [...own].every((id) => change?.causes.includes(id));
  }
  const decided = decidedCauses(state, 'accepted');
  return ({ change }: ReportItem) =>
    (change?.causes ?? []).every((id) => own.has(id) || decided.has(id)) &&
    (change?.causes.length ?? 0) > 0;
}

/** The changes a decision on this item reaches: beyond the item itself, only those still open. */
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
