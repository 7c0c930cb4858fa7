import { isEqual } from 'es-toolkit';
import { button, byId, el, grouped } from './dom.ts';
import type { ReportItem } from './reportData.ts';
import {
  countsOf,
  KINDS,
  selectedItem,
  standing,
  visibleGroups,
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

function itemRow(state: State, item: ReportItem, onSelect: (key: string) => void) {
  const mark = standing(state, item) ?? item.kind;
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

/** Groups and decisions that the rows currently show. */
let drawn = {};
let rows = new Map<string, HTMLElement>();
let current: HTMLElement | undefined;

export function drawRows(state: State, onSelect: (key: string) => void) {
  const list = byId('list');
  const groups = visibleGroups(state);
  const hasFocus = list.contains(document.activeElement);
  const shown = { groups, decisions: state.decisions };
  if (!isEqual(shown, drawn)) {
    drawn = shown;
    rows = new Map();
    const lines = groups.flatMap(({ name, items }) => [
      el('h2', { title: name }, name, el('span', { class: 'amount' }, grouped(items.length))),
      ...items.map((item) => {
        const row = itemRow(state, item, onSelect);
        rows.set(item.key, row);
        return row;
      }),
    ]);
    list.replaceChildren(...(lines.length > 0 ? lines : [el('p', {}, 'Nothing to show here.')]));
  }
  current?.removeAttribute('aria-current');
  current = rows.get(selectedItem(state)?.key ?? '');
  current?.setAttribute('aria-current', 'true');
  current?.scrollIntoView({ block: 'nearest' });
  // Restores the focus if the focused row was replaced.
  if (hasFocus && !list.contains(document.activeElement)) current?.focus({ preventScroll: true });
}

export function drawSummary(state: State, onKind: (kind: Kind) => void) {
  const { report } = state;
  const counts = countsOf(state);
  byId('sides').textContent = `${report.before} → ${report.after}`;
  byId('counts').textContent =
    `${grouped(counts.open)} open, ${grouped(counts.accepted)} accepted, ` +
    `${grouped(counts.rejected)} rejected, ${grouped(report.unchanged)} unchanged`;
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
