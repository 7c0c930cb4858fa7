import { standingOf, type Decisions, type Standing } from '../decisions.ts';
import type { ReportData, ReportItem } from './reportData.ts';

export const KINDS = ['open', 'changed', 'added', 'removed'] as const;
/** Which items the list shows: changes without a decision, all changes, new or removed stories. */
export type Kind = (typeof KINDS)[number];

export const VIEWS = ['side', 'overlay', 'difference'] as const;
export type View = (typeof VIEWS)[number];

export interface State {
  readonly report: ReportData;
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

/** The state of an item, or `null` for a new or removed story, which needs no decision. */
export const standing = ({ decisions }: State, { key, change }: ReportItem): Standing | null =>
  change ? standingOf(key, change.image, decisions) : null;

const isOfKind = (state: State, item: ReportItem, kind: Kind) =>
  kind === 'open' ? standing(state, item) === 'open' : item.kind === kind;

export const itemsOf = (state: State, kind: Kind): ReportItem[] =>
  state.report.items.filter((item) => isOfKind(state, item, kind));

/** What the list shows. The item on the stage stays in it when a decision takes it out of 'open'. */
export function visibleItems(state: State): ReportItem[] {
  const words = state.filter.toLowerCase().split(/\s+/).filter(Boolean);
  return state.report.items.filter((item) => {
    const text = `${item.title} ${item.name} ${item.key}`.toLowerCase();
    const shown = isOfKind(state, item, state.kind) || item.key === state.selected;
    return shown && words.every((word) => text.includes(word));
  });
}

export const selectedItem = ({ report, selected }: State) =>
  report.items.find(({ key }) => key === selected);

/** The item so many rows down (or up) the list; the ends hold. */
export function neighbour(state: State, step: 1 | -1): ReportItem | undefined {
  const items = visibleItems(state);
  const here = items.findIndex(({ key }) => key === state.selected);
  return items[Math.min(Math.max(here + step, 0), items.length - 1)];
}

/** The next change without a decision, from the stage downwards and around. */
export function nextOpen(state: State): ReportItem | undefined {
  const items = visibleItems(state);
  const here = items.findIndex(({ key }) => key === state.selected) + 1;
  return [...items.slice(here), ...items.slice(0, here)].find(
    (item) => standing(state, item) === 'open' && item.key !== state.selected,
  );
}

export const SCOPES = ['picture', 'story', 'all'] as const;
/** How far a decision reaches. */
export type Scope = (typeof SCOPES)[number];

const storyOf = ({ key }: ReportItem) => key.split('/')[0];

/** The changes a decision on this item reaches: beyond the item itself, those still open. */
export function inScope(state: State, item: ReportItem, scope: Scope): ReportItem[] {
  if (scope === 'picture') return [item];
  const open = itemsOf(state, 'open');
  const reached = scope === 'all' ? open : open.filter((one) => storyOf(one) === storyOf(item));
  return reached.includes(item) ? reached : [item, ...reached];
}
