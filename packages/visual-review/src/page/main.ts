import type { Decision, DecisionChanges } from '../decisions.ts';
import type { DecisionRequest, Present } from '../reviewServer.ts';
import { askWhy } from './decide.ts';
import { button, byId, grouped } from './dom.ts';
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
  // Starts with the overlay on a phone, which has no space for two screenshots side by side.
  view: matchMedia('(max-width: 640px)').matches ? 'overlay' : 'side',
  fit: true,
  selected: undefined,
};

const READ_ONLY =
  'Read only. To decide, open this report with npm run visual -- --review, which writes the folder visual-decisions.';

const CHANGED = 'the report or a decision was changed elsewhere. The page shows the current state.';
/** Version that the page shows, as identified by the review server. */
let version = '';

/** Interval at which the page polls the server for changes to the report and decisions, in ms. */
const FOLLOW_MS = 2000;

function notify(message: string) {
  byId('notice').textContent = message;
  byId('notice').hidden = message === '';
}

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

function show(kind: Kind, filter = state.filter) {
  Object.assign(state, { kind, filter, selected: undefined });
  draw({ selected: visibleItems(state)[0]?.key });
}

/** Actions of the reviewer, latest last. */
const actions: DecisionChanges[] = [];

function drawVerdicts() {
  const item = selectedItem(state);
  const mark = item && standing(state, item);
  const last = actions.at(-1);
  const undoLabel = last ? `Undo (${grouped(Object.keys(last).length)})` : 'Remove';
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

/** Writes decisions to the server. Resolves to `true` if they were written. */
async function write(changes: DecisionChanges): Promise<boolean> {
  try {
    const request: DecisionRequest = { version, changes };
    const response = await fetch('decisions', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const answer = (await response.json()) as Present & { error?: string };
    if (response.status === 409) {
      await follow();
      notify(`Nothing was written, because ${CHANGED}`);
    } else if (response.ok) {
      ({ version, decisions: state.decisions } = answer);
      notify('');
    } else throw new Error(answer.error);
    return response.ok;
  } catch (error) {
    notify(`Nothing was written: ${(error as Error).message}. Is the review server still running?`);
    return false;
  }
}

async function decide(verdict: Decision['verdict']) {
  const item = selectedItem(state);
  if (!state.writable || !item?.change) return;
  const answer = await askWhy(state, item, verdict);
  if (!answer) return;
  const { items, reason, scope } = answer;
  const cause = scope === 'cause' ? { cause: causeName(item.change.causes) } : {};
  const decided = items.map(({ key, change: { image = '' } = {} }) => [
    key,
    { image, verdict, reason, ...cause },
  ]);
  const before = items.map(({ key }) => [key, state.decisions[key] ?? null]);
  if (!(await write(Object.fromEntries(decided) as DecisionChanges))) return draw();
  actions.push(Object.fromEntries(before) as DecisionChanges);
  draw({ selected: nextOpen(state)?.key ?? item.key });
}

/** Undoes the latest action. Without one, removes the decision on the selected item. */
async function undo() {
  const item = selectedItem(state);
  if (!state.writable || !item) return;
  const isDecided = ![null, 'open'].includes(standing(state, item));
  const last = actions.pop() ?? (isDecided ? { [item.key]: null } : {});
  const [first] = Object.keys(last);
  if (first === undefined) return;
  draw((await write(last)) ? { selected: itemOf(state, first)?.key ?? item.key } : {});
}

function moveDivider(step: number) {
  const slider = document.querySelector<HTMLInputElement>('#slider');
  if (!slider) return;
  slider.valueAsNumber += step;
  slider.dispatchEvent(new Event('input'));
}

const isAsking = () => document.querySelector('dialog[open]') !== null;

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

async function ask<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as T;
}

/** Loads the current report and decisions from the server, and keeps the same item on the stage. */
async function follow() {
  const shown = version;
  const present = await ask<Present>('present');
  // Ignores the reply if this page has written a decision in the meantime.
  if (version !== shown || present.version === version) return;
  ({ version, decisions: state.decisions } = present);
  // Clears the actions, because undo must not overwrite the decisions of other reviewers.
  actions.length = 0;
  if (present.report !== state.report.id) {
    state.report = await ask<ReportData>('report.json');
    drawProblems(state);
  }
  notify(`Updated, because ${CHANGED}`);
  draw({ selected: (selectedItem(state) ?? visibleItems(state)[0])?.key });
}

/** Polls the server, except while the reviewer enters a reason. */
async function keepFollowing() {
  try {
    if (!isAsking()) await follow();
  } catch {
    notify('The review server does not respond. Start it again with npm run visual -- --review.');
  }
  setTimeout(() => void keepFollowing(), FOLLOW_MS);
}

// Without the review server, the page is read-only and shows the decisions in the report.
try {
  if (!location.protocol.startsWith('http')) throw new Error('No server');
  ({ version, decisions: state.decisions } = await ask<Present>('present'));
  state.writable = true;
} catch {
  notify(READ_ONLY);
}
drawProblems(state);
show(countsOf(state).open > 0 ? 'open' : 'changed');
if (state.writable) setTimeout(() => void keepFollowing(), FOLLOW_MS);
