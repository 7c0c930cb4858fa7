import { el, grouped, byId } from './dom.ts';
import type { ReportItem } from './reportData.ts';
import { countsOf, KINDS, rowsOf, standing, type Kind, type Row, type State } from './state.ts';

const KIND_LABELS: Record<Kind, string> = {
  open: 'Open',
  changed: 'Changed',
  added: 'New',
  removed: 'Removed',
};

/** Every row is as high as this, in CSS pixels: only those in sight are in the page. */
const ROW = 36;
/** Rows above and below those in sight, so that a fast scroll shows no gap. */
const MARGIN = 8;

export interface ListEvents {
  onSelect: (key: string) => void;
  onKind: (kind: Kind) => void;
}

const lookOf = ({ look }: ReportItem) => (look === 'rest' ? '' : ` · ${look}`);

/** What a row says: 'Button · Default', and how that was pictured. */
export const modeText = (item: ReportItem) =>
  `${item.brand} · ${item.scheme} · ${item.width}${lookOf(item)}`;

function itemRow(state: State, item: ReportItem, { onSelect }: ListEvents) {
  const mark = standing(state, item) ?? item.kind;
  const pixels = item.change?.difference?.pixels;
  const title = item.title.split('/').at(-1) ?? item.title;
  const button = el(
    'button',
    {
      type: 'button',
      class: 'row',
      'data-standing': mark,
      title: `${item.title} · ${item.name}`,
    },
    el('span', { class: 'dot', 'aria-hidden': 'true' }),
    el(
      'span',
      { class: 'what' },
      `${title} · ${item.name}`,
      el('span', { class: 'how' }, modeText(item)),
    ),
    el('span', { class: 'amount' }, pixels === undefined ? '' : `${grouped(pixels)} px`),
    el('span', { class: 'hidden' }, mark),
  );
  button.addEventListener('click', () => onSelect(item.key));
  return button;
}

const groupRow = (name: string, count: number) =>
  el('h2', { title: name }, el('span', {}, name), el('span', { class: 'amount' }, grouped(count)));

function rowAt(state: State, row: Row, at: number, all: number, events: ListEvents) {
  return el(
    'li',
    { style: `top:${at * ROW}px`, 'aria-setsize': all, 'aria-posinset': at + 1 },
    'group' in row
      ? groupRow(row.group.name, row.group.items.length)
      : itemRow(state, row.item, events),
  );
}

/** The rows in the page, by their place, and the list that they are of. */
let drawn: { rows: readonly Row[]; inPage: Map<number, HTMLElement> } | undefined;

/** The rows in sight, and some around them. */
function sight({ scrollTop, clientHeight }: HTMLElement, all: number) {
  const first = Math.max(0, Math.floor(scrollTop / ROW) - MARGIN);
  return { first, last: Math.min(all, Math.ceil((scrollTop + clientHeight) / ROW) + MARGIN) };
}

/** Puts the rows in sight into the page. Of the same list, those that are in it stay. */
export function drawRows(state: State, events: ListEvents) {
  const list = byId('list');
  const { rows, rowOf } = rowsOf(state);
  const focused = document.activeElement?.closest('#list') !== null;
  if (drawn?.rows !== rows) {
    drawn = { rows, inPage: new Map() };
    list.replaceChildren(
      rows.length === 0
        ? el('p', { class: 'none' }, 'Nothing to show here.')
        : el('ul', { style: `block-size:${rows.length * ROW}px` }),
    );
  }
  const { inPage } = drawn;
  const [place] = list.children;
  const { first, last } = sight(list, rows.length);
  for (const [at, row] of inPage) {
    if (at >= first && at < last) continue;
    row.remove();
    inPage.delete(at);
  }
  for (const [index, row] of rows.slice(first, last).entries()) {
    const at = first + index;
    if (inPage.has(at)) continue;
    const made = rowAt(state, row, at, rows.length, events);
    place?.insertBefore(made, place.children[index] ?? null);
    inPage.set(at, made);
  }
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const current = inPage.get(rowOf.get(state.selected ?? '') ?? -1)?.querySelector('button');
  current?.setAttribute('aria-current', 'true');
  // The focus stays in the list when its row was drawn again.
  if (focused && document.activeElement === document.body) current?.focus({ preventScroll: true });
}

/** Scrolls the list so that the chosen row is in sight, with the name of its group where it is the first. */
export function revealSelected(state: State) {
  const list = byId('list');
  const at = rowsOf(state).rowOf.get(state.selected ?? '');
  if (at === undefined) return;
  const top = (at - 1) * ROW;
  if (top < list.scrollTop) list.scrollTop = top;
  const below = (at + 2) * ROW - list.clientHeight;
  if (below > list.scrollTop) list.scrollTop = below;
}

export function drawSummary(state: State, { onKind }: ListEvents) {
  const { report } = state;
  const counts = countsOf(state);
  byId('sides').textContent = `${report.before} → ${report.after}`;
  byId('counts').textContent =
    `${grouped(counts.open)} open, ${grouped(counts.accepted)} accepted, ` +
    `${grouped(counts.rejected)} rejected, ${grouped(report.unchanged)} unchanged`;
  byId('progress').replaceChildren(
    ...(['accepted', 'rejected', 'open'] as const).map((wanted) =>
      el('span', { 'data-standing': wanted, style: `flex-grow:${counts[wanted]}` }),
    ),
  );
  byId('kinds').replaceChildren(
    ...KINDS.map((kind) => {
      const label = `${KIND_LABELS[kind]} ${grouped(counts[kind])}`;
      const button = el(
        'button',
        { type: 'button', 'aria-pressed': String(state.kind === kind) },
        label,
      );
      button.addEventListener('click', () => onKind(kind));
      return button;
    }),
  );
}

/** The stories that have no picture, with the reason. */
export function drawProblems({ report: { problems } }: State) {
  const details = byId('problems');
  details.hidden = problems.length === 0;
  details.replaceChildren(
    el('summary', {}, `${problems.length} in the way`),
    el('ul', {}, ...problems.map(({ key, why }) => el('li', {}, el('strong', {}, key), ` ${why}`))),
  );
}
