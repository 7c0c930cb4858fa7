import { el, grouped, byId } from './dom.ts';
import type { ReportItem } from './reportData.ts';
import { itemsOf, KINDS, standing, visibleItems, type Kind, type State } from './state.ts';

const KIND_LABELS: Record<Kind, string> = {
  open: 'Open',
  changed: 'Changed',
  added: 'New',
  removed: 'Removed',
};

export interface ListEvents {
  onSelect: (key: string) => void;
  onKind: (kind: Kind) => void;
}

function row(state: State, item: ReportItem, { onSelect }: ListEvents) {
  const mark = standing(state, item) ?? item.kind;
  const button = el(
    'button',
    {
      type: 'button',
      class: 'row',
      'data-standing': mark,
      'aria-current': item.key === state.selected ? 'true' : undefined,
    },
    el('span', { class: 'dot', 'aria-hidden': 'true' }),
    el('span', {}, `${item.brand} · ${item.width}`),
    el('span', { class: 'amount' }, item.change ? `${grouped(item.change.pixels)} px` : ''),
    el('span', { class: 'hidden' }, mark),
  );
  button.addEventListener('click', () => onSelect(item.key));
  return el('li', {}, button);
}

/** The rows, with the story's name above the first row of each story. */
function drawRows(state: State, events: ListEvents) {
  const groups = new Map<string, HTMLElement>();
  for (const item of visibleItems(state)) {
    const story = `${item.title} · ${item.name}`;
    const group = groups.get(story) ?? el('ul', {});
    groups.set(story, group);
    group.append(row(state, item, events));
  }
  const list = byId('list');
  list.replaceChildren(...[...groups].flatMap(([story, rows]) => [el('h2', {}, story), rows]));
  if (groups.size === 0) list.append(el('p', { class: 'none' }, 'Nothing to show here.'));
  list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

function drawSummary(state: State, { onKind }: ListEvents) {
  const { report } = state;
  const changed = itemsOf(state, 'changed');
  const numberOf = (wanted: string) =>
    changed.filter((item) => standing(state, item) === wanted).length;

  byId('sides').textContent = `${report.before} → ${report.after}`;
  byId('counts').textContent =
    `${numberOf('open')} open, ${numberOf('accepted')} accepted, ${numberOf('rejected')} rejected, ` +
    `${grouped(report.unchanged)} unchanged`;
  byId('progress').replaceChildren(
    ...['accepted', 'rejected', 'open'].map((wanted) =>
      el('span', { 'data-standing': wanted, style: `flex-grow:${numberOf(wanted)}` }),
    ),
  );
  byId('kinds').replaceChildren(
    ...KINDS.map((kind) => {
      const label = `${KIND_LABELS[kind]} ${itemsOf(state, kind).length}`;
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

/** The stories that have no picture, with the reason. They do not change while the page is open. */
export function drawProblems({ report: { problems } }: State) {
  const details = byId('problems');
  details.hidden = problems.length === 0;
  details.replaceChildren(
    el('summary', {}, `${problems.length} could not be pictured`),
    el('ul', {}, ...problems.map(({ key, why }) => el('li', {}, el('strong', {}, key), ` ${why}`))),
  );
}

/** The left side: counts, filters, and a row a difference. */
export function drawList(state: State, events: ListEvents) {
  drawSummary(state, events);
  drawRows(state, events);
}
