import type { Decision, DecisionChange, Decisions } from '../decisions.ts';
import { askWhy } from './decide.ts';
import { button, byId, el, grouped } from './dom.ts';
import { drawProblems, drawRows, drawSummary } from './list.ts';
import type { ReportData } from './reportData.ts';
import { drawStage } from './stage.ts';
import {
  causeName,
  countsOf,
  itemOf,
  neighbour,
  nextOpen,
  selectedItem,
  standing,
  VIEWS,
  visibleItems,
  type Kind,
  type State,
} from './state.ts';
import './review.css';

const report = JSON.parse(byId('report').textContent ?? '') as ReportData;
const state: State = {
  report,
  decisions: report.decisions,
  writable: false,
  kind: 'open',
  filter: '',
  // A phone has no room for two pictures side by side.
  view: matchMedia('(max-width: 640px)').matches ? 'overlay' : 'side',
  fit: true,
  selected: undefined,
};

const READ_ONLY =
  'Read only. To decide, open this report with npm run visual -- --review, which writes the folder visual-decisions.';

/** Interval at which the page polls the server for changes of the report and of decisions. */
const FOLLOW_MS = 2000;

function notify(message: string) {
  byId('notice').textContent = message;
  byId('notice').hidden = message === '';
}

/** Shows either the list or the stage, on a phone. */
function toggleList(isShown: boolean) {
  document.body.toggleAttribute('data-list', isShown);
  byId('to-list').setAttribute('aria-expanded', String(isShown));
}

function select(key: string) {
  toggleList(false);
  change({ selected: key });
}

function change(next: Partial<State>) {
  Object.assign(state, next);
  drawRows(state, select);
  drawStage(state, change);
  drawVerdicts();
}

function draw(next: Partial<State> = {}) {
  Object.assign(state, next);
  drawSummary(state, show);
  change({});
}

/** Shows another kind of items in the list, and selects the first. */
function show(kind: Kind, filter = state.filter) {
  Object.assign(state, { kind, filter, selected: undefined });
  draw({ selected: visibleItems(state)[0]?.key });
}

/** Decisions that an action changed, by shot key: the decision before, and the decision it wrote. */
type Action = ReadonlyMap<string, { before: Decision | null; written: Decision | null }>;
/** Actions of the reviewer on this page, the last at the end. Undo reverts a whole action. */
const actions: Action[] = [];

function drawVerdicts() {
  const item = selectedItem(state);
  const mark = item && standing(state, item);
  const last = actions.at(-1);
  const undoLabel = last ? `Undo (${grouped(last.size)})` : 'Take back';
  byId('verdicts').replaceChildren(
    ...(state.writable && mark
      ? [
          button('Accept', () => void decide('accepted'), { key: 'a', class: 'accepted' }),
          button('Reject', () => void decide('rejected'), { key: 'r', class: 'rejected' }),
          ...(last || mark !== 'open' ? [button(undoLabel, () => void undo(), { key: 'u' })] : []),
        ]
      : []),
  );
}

type Changes = Record<string, DecisionChange>;

/** Error response of the review server. */
interface Refusal {
  error?: string;
  conflicts?: Record<string, Decision | null>;
}

/** Describes the decisions that other reviewers have made in the meantime. */
function conflictText(conflicts: NonNullable<Refusal['conflicts']>) {
  const [[key, decision] = [], ...others] = Object.entries(conflicts);
  const what = decision
    ? `${decision.verdict} by ${decision.author}: ${decision.reason}`
    : 'taken back by someone';
  const more = others.length > 0 ? `, and ${grouped(others.length)} more` : '';
  return `Nothing was written, because other decisions were made meanwhile: ${key} was ${what}${more}. They are shown now.`;
}

/** Sends changes of decisions to the review server. */
async function write(changes: Changes): Promise<'written' | 'conflict' | 'failed'> {
  try {
    const response = await fetch('decisions', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ report: state.report.id, changes }),
    });
    const answer = (await response.json()) as unknown;
    const { error, conflicts } = answer as Refusal;
    if (response.status === 409) {
      await follow();
      notify(conflicts ? conflictText(conflicts) : `Nothing was written. ${error}`);
      return 'conflict';
    }
    if (!response.ok) throw new Error(error);
    state.decisions = answer as Decisions;
    notify('');
    return 'written';
  } catch (error) {
    notify(`Nothing was written: ${(error as Error).message}. Is the review server still running?`);
    return 'failed';
  }
}

const decisionOn = (key: string) => state.decisions[key] ?? null;

async function decide(verdict: Decision['verdict']) {
  const item = selectedItem(state);
  if (!state.writable || !item?.change) return;
  const answer = await askWhy(state, item, verdict);
  if (!answer) return;
  const { items, reason, scope } = answer;
  const cause = scope === 'cause' ? { cause: causeName(item.change.causes) } : {};
  const changes: Changes = Object.fromEntries(
    items.flatMap(({ key, change: decided }) => {
      const image = decided?.image;
      return image === undefined
        ? []
        : [[key, { seen: decisionOn(key), now: { image, verdict, reason, ...cause } }]];
    }),
  );
  if ((await write(changes)) !== 'written') return draw();
  const done = Object.entries(changes).map(
    ([key, { seen }]) => [key, { before: seen, written: decisionOn(key) }] as const,
  );
  actions.push(new Map(done));
  draw({ selected: nextOpen(state)?.key ?? item.key });
}

/** Undoes the last action on this page. Without an action, removes the decision on the selected item. */
async function undo() {
  const item = selectedItem(state);
  if (!state.writable || !item) return;
  const own: Action = new Map([[item.key, { before: null, written: decisionOn(item.key) }]]);
  const last = actions.at(-1) ?? (standing(state, item) === 'open' ? undefined : own);
  if (!last) return;
  // The server compares `seen`, so a later decision by another reviewer stays.
  const changes = [...last].map(([key, { before, written }]): [string, DecisionChange] => [
    key,
    { seen: written, now: before },
  ]);
  const outcome = await write(Object.fromEntries(changes));
  // A second press of the key may have removed the action already.
  const at = actions.indexOf(last);
  if (outcome !== 'failed' && at >= 0) actions.splice(at, 1);
  const [first] = last.keys();
  draw(outcome === 'written' ? { selected: itemOf(state, first)?.key ?? item.key } : {});
}

function moveDivider(step: number) {
  const slider = document.querySelector<HTMLInputElement>('#slider');
  if (!slider) return;
  slider.valueAsNumber += step;
  slider.dispatchEvent(new Event('input'));
}

const isAsking = () => document.querySelector('dialog') !== null;

const KEYS: Record<string, () => void> = {
  j: () => change({ selected: neighbour(state, 1)?.key }),
  k: () => change({ selected: neighbour(state, -1)?.key }),
  n: () => change({ selected: nextOpen(state)?.key ?? state.selected }),
  '1': () => change({ view: VIEWS[0] }),
  '2': () => change({ view: VIEWS[1] }),
  '3': () => change({ view: VIEWS[2] }),
  z: () => change({ fit: !state.fit }),
  a: () => void decide('accepted'),
  r: () => void decide('rejected'),
  u: () => void undo(),
  arrowleft: () => moveDivider(-5),
  arrowright: () => moveDivider(5),
  '/': () => byId('filter').focus(),
};

document.addEventListener('keydown', (event) => {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const isTyping = target instanceof HTMLInputElement;
  if (isTyping && key === 'Escape') return target.blur();
  const act = KEYS[key.toLowerCase()];
  if (!act || isTyping || ctrlKey || metaKey || altKey || isAsking()) return;
  event.preventDefault();
  act();
});

byId('filter').addEventListener('input', ({ target }) =>
  show(state.kind, (target as HTMLInputElement).value),
);
byId('to-list').addEventListener('click', () =>
  toggleList(!document.body.hasAttribute('data-list')),
);

const LEGEND: [string, string][] = [
  ['J K', 'next, previous'],
  ['N', 'next open'],
  ['1 2 3', 'view'],
  ['← →', 'border'],
  ['Z', 'fit'],
  ['A', 'accept'],
  ['R', 'reject'],
  ['U', 'undo'],
  ['/', 'filter'],
];
byId('keys').replaceChildren(
  ...LEGEND.map(([keys, does]) =>
    el('span', {}, ...keys.split(' ').map((key) => el('kbd', {}, key)), ` ${does}`),
  ),
);

async function ask<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as T;
}

/** Loads the current report and decisions from the server. Keeps the same item on the stage. */
async function follow() {
  const present = await ask<{ report: string; decisions: Decisions }>('present');
  const isOther = present.report !== state.report.id;
  // The server sorts the decisions, so equal ones have the same text.
  if (!isOther && JSON.stringify(present.decisions) === JSON.stringify(state.decisions)) return;
  if (isOther) {
    state.report = await ask<ReportData>('report');
    // Undo must not restore decisions from the previous report.
    actions.length = 0;
    drawProblems(state);
    notify('The report was written again, and is shown as it is now.');
  }
  state.decisions = present.decisions;
  draw({ selected: (selectedItem(state) ?? visibleItems(state)[0])?.key });
}

/** Polls the server, except while the reviewer enters a reason. */
async function keepFollowing() {
  try {
    if (!isAsking()) await follow();
  } catch {
    notify('The review server does not answer. Start it again with npm run visual -- --review.');
  }
  setTimeout(() => void keepFollowing(), FOLLOW_MS);
}

// Without the review server, the page is read-only and shows the decisions in its report.
try {
  if (!location.protocol.startsWith('http')) throw new Error('No server');
  state.decisions = await ask<Decisions>('decisions');
  state.writable = true;
} catch {
  notify(READ_ONLY);
}
drawProblems(state);
show(countsOf(state).open > 0 ? 'open' : 'changed');
if (state.writable) setTimeout(() => void keepFollowing(), FOLLOW_MS);
