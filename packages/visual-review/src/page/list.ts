import { button, byId, el, grouped } from './dom.ts';
import type { ReportItem } from './reportData.ts';
import {
  countsOf,
  KINDS,
  selectedItem,
  standing,
  visibleGroups,
  type Group,
  type Kind,
  type State,
} from './state.ts';

const KIND_LABELS: Record<Kind, string> = {
  open: 'Open',
  changed: 'Changed',
  added: 'New',
  removed: 'Removed',
};

/** Describes the mode of an item: 'aurora · dark · 390 · hover'. */
export const modeText = ({ brand, scheme, width, look }: ReportItem) =>
  [brand, scheme, width, ...(look === 'rest' ? [] : [look])].join(' · ');

function itemRow(mark: string, item: ReportItem, onSelect: (key: string) => void) {
  const pixels = item.change?.difference?.pixels;
  const title = item.title.split('/').at(-1) ?? item.title;
  const row = el(
    'button',
    { type: 'button', class: 'row', 'data-standing': mark, title: `${item.title} · ${item.name}` },
    el('span', { class: 'dot', 'aria-hidden': 'true' }),
    el('span', { class: 'what' }, `${title} · ${item.name}`, el('small', {}, modeText(item))),
    el('span', { class: 'amount' }, pixels === undefined ? '' : `${grouped(pixels)} px`),
    el('span', { class: 'hidden' }, mark),
  );
  row.addEventListener('click', () => onSelect(item.key));
  return row;
}

/** Cache of drawn rows, with the standing that each row shows. */
const rows = new WeakMap<ReportItem, { mark: string; row: HTMLElement }>();

function rowOf(state: State, item: ReportItem, onSelect: (key: string) => void): HTMLElement {
  const mark = standing(state, item) ?? item.kind;
  const known = rows.get(item);
  if (known?.mark === mark) return known.row;
  const row = itemRow(mark, item, onSelect);
  rows.set(item, { mark, row });
  return row;
}

let drawn: readonly Group[] | undefined;
let current: HTMLElement | undefined;

/** Draws the list if it has changed, and marks the selected row. */
export function drawRows(state: State, onSelect: (key: string) => void) {
  const list = byId('list');
  const groups = visibleGroups(state);
  const hasFocus = list.contains(document.activeElement);
  if (groups !== drawn) {
    drawn = groups;
    const lines = groups.flatMap(({ name, items }) => [
      el('h2', { title: name }, name, el('span', { class: 'amount' }, grouped(items.length))),
      ...items.map((item) => rowOf(state, item, onSelect)),
    ]);
    list.replaceChildren(...(lines.length > 0 ? lines : [el('p', {}, 'Nothing to show here.')]));
  }
  current?.removeAttribute('aria-current');
  const item = selectedItem(state);
  current = item && rowOf(state, item, onSelect);
  current?.setAttribute('aria-current', 'true');
  current?.scrollIntoView({ block: 'nearest' });
  // Restore the focus if the focused row was replaced.
  if (hasFocus && !list.contains(document.activeElement)) current?.focus({ preventScroll: true });
}

export function drawSummary(state: State, onKind: (kind: Kind) => void) {
  const { report } = state;
  const counts = countsOf(state);
  byId('sides').textContent = `${report.before} → ${report.after}`;
  byId('counts').textContent =
    `${grouped(counts.open)} open, ${grouped(counts.accepted)} accepted, ` +
    `${grouped(counts.rejected)} rejected, ${grouped(report.unchanged)} unchanged`;
  byId('progress').replaceChildren(
    ...(['accepted', 'rejected', 'open'] as const).map((mark) =>
      el('span', { 'data-standing': mark, style: `flex-grow:${counts[mark]}` }),
    ),
  );
  byId('kinds').replaceChildren(
    ...KINDS.map((kind) =>
      button(`${KIND_LABELS[kind]} ${grouped(counts[kind])}`, () => onKind(kind), {
        pressed: state.kind === kind,
      }),
    ),
  );
}

export function drawProblems({ report: { problems } }: State) {
  const details = byId('problems');
  details.hidden = problems.length === 0;
  details.replaceChildren(
    el('summary', {}, `${problems.length} in the way`),
    el('ul', {}, ...problems.map(({ key, why }) => el('li', {}, el('strong', {}, key), ` ${why}`))),
  );
}
