import { sameDecision, type Decision, type DecisionChange, type Decisions } from '../decisions.ts';
import { askWhy } from './decide.ts';
import { el, grouped, keyButton, byId } from './dom.ts';
import { drawProblems, drawRows, drawSummary, revealSelected } from './list.ts';
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
  // A phone has no room for two pictures beside each other.
  view: matchMedia('(max-width: 640px)').matches ? 'overlay' : 'side',
  fit: true,
  selected: undefined,
};

const READ_ONLY =
  'Read only. To decide, open this report with npm run visual -- --review, which writes the folder visual-decisions.';

/** How often a page of the review server asks whether the report or a decision is another. */
const FOLLOW_MS = 2000;

function notify(message: string) {
  byId('notice').textContent = message;
  byId('notice').hidden = message === '';
}

const listEvents = {
  onSelect: (key: string) => {
    document.body.removeAttribute('data-list');
    byId('to-list').setAttribute('aria-expanded', 'false');
    change({ selected: key });
  },
  onKind: (kind: Kind) => show(kind),
};

/** Draws what another item on the stage changes. */
function drawSelected() {
  revealSelected(state);
  drawRows(state, listEvents);
  drawStage(state, {
    onView: (view) => change({ view }),
    onFit: () => change({ fit: !state.fit }),
  });
  drawVerdicts();
}

function draw() {
  drawSummary(state, listEvents);
  drawSelected();
}

function change(next: Partial<State>) {
  Object.assign(state, next);
  drawSelected();
}

/** Another kind of the list, from its first row. */
function show(kind: Kind, filter = state.filter) {
  Object.assign(state, { kind, filter, selected: undefined });
  state.selected = visibleItems(state)[0]?.key;
  byId('list').scrollTop = 0;
  draw();
}

/** For each key that an action changed: the decision before, and what was written. */
type Action = ReadonlyMap<string, { before: Decision | null; written: Decision | null }>;
/** What was decided on this page, the last at the end: undone as a whole, one at a time. */
const actions: Action[] = [];

function drawVerdicts() {
  const item = selectedItem(state);
  const where = item && standing(state, item);
  if (!state.writable || !where) return byId('verdicts').replaceChildren();
  const accept = keyButton('Accept', 'a', () => void decide('accepted'));
  const reject = keyButton('Reject', 'r', () => void decide('rejected'));
  accept.classList.add('accepted');
  reject.classList.add('rejected');
  const canUndo = actions.length > 0 || where !== 'open';
  const undoing = canUndo && keyButton(undoLabel(), 'u', () => void undo());
  byId('verdicts').replaceChildren(accept, reject, ...(undoing ? [undoing] : []));
}

function undoLabel() {
  const last = actions.at(-1);
  return last ? `Undo (${grouped(last.size)})` : 'Take back';
}

type Changes = Record<string, DecisionChange>;

/** What the server says: the decisions as they are now, or why it wrote nothing. */
interface Answer {
  error?: string;
  conflicts?: Record<string, Decision | null>;
}

/** Who decided what in the meantime, in one sentence. */
function conflictText(conflicts: NonNullable<Answer['conflicts']>) {
  const entries = Object.entries(conflicts);
  const [[key, decision] = []] = entries;
  const what = decision
    ? `${decision.verdict} by ${decision.author}: ${decision.reason}`
    : 'taken back by someone';
  const others = entries.length > 1 ? `, and ${grouped(entries.length - 1)} more` : '';
  return `Nothing was written, because other decisions were made meanwhile: ${key} was ${what}${others}. They are shown now.`;
}

/** Sends changes to the review server. */
async function write(changes: Changes): Promise<'written' | 'conflict' | 'failed'> {
  try {
    const response = await fetch('decisions', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ report: state.report.id, changes }),
    });
    const answer = (await response.json()) as Answer;
    if (response.status === 409) {
      await follow();
      notify(
        answer.conflicts ? conflictText(answer.conflicts) : `Nothing was written. ${answer.error}`,
      );
      return 'conflict';
    }
    if (!response.ok) throw new Error(answer.error);
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
  const changes: Changes = {};
  for (const { key, change: decided } of items) {
    if (!decided) continue;
    changes[key] = {
      seen: decisionOn(key),
      now: { image: decided.image, verdict, reason, ...cause },
    };
  }
  if ((await write(changes)) !== 'written') return draw();
  actions.push(
    new Map(
      Object.entries(changes).map(([key, { seen }]) => [
        key,
        { before: seen, written: decisionOn(key) },
      ]),
    ),
  );
  state.selected = nextOpen(state)?.key ?? item.key;
  draw();
}

/** Undoes the last action of this page as a whole; without one, takes back the decision on the stage. */
async function undo() {
  const item = selectedItem(state);
  if (!state.writable || !item) return;
  const isOpen = standing(state, item) === 'open';
  const shown = { before: null, written: decisionOn(item.key) };
  const last: Action | undefined =
    actions.at(-1) ?? (isOpen ? undefined : new Map([[item.key, shown]]));
  if (!last) return;
  const changes = Object.fromEntries(
    // What someone else has decided since stays: the server compares.
    [...last].map(([key, { before, written }]): [string, DecisionChange] => [
      key,
      { seen: written, now: before },
    ]),
  );
  const outcome = await write(changes);
  // By a second press it may be gone already.
  const at = actions.indexOf(last);
  if (outcome !== 'failed' && at >= 0) actions.splice(at, 1);
  if (outcome !== 'written') return draw();
  const [first] = last.keys();
  state.selected = itemOf(state, first)?.key ?? item.key;
  draw();
}

function moveBorder(step: number) {
  const slider = document.querySelector<HTMLInputElement>('#slider');
  if (!slider) return;
  slider.valueAsNumber += step;
  slider.dispatchEvent(new Event('input'));
}

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
  arrowleft: () => moveBorder(-5),
  arrowright: () => moveBorder(5),
  '/': () => byId('filter').focus(),
};

document.addEventListener('keydown', (event) => {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const typing = target instanceof HTMLInputElement;
  if (typing && key === 'Escape') return target.blur();
  const act = KEYS[key.toLowerCase()];
  if (!act || typing || ctrlKey || metaKey || altKey || byId<HTMLDialogElement>('dialog').open) {
    return;
  }
  event.preventDefault();
  act();
});

byId('filter').addEventListener('input', ({ target }) =>
  show(state.kind, (target as HTMLInputElement).value),
);

const LEGEND: [string[], string][] = [
  [['J', 'K'], 'next, previous'],
  [['N'], 'next open'],
  [['1', '2', '3'], 'view'],
  [['←', '→'], 'border'],
  [['Z'], 'fit'],
  [['A'], 'accept'],
  [['R'], 'reject'],
  [['U'], 'undo'],
  [['/'], 'filter'],
];
byId('keys').replaceChildren(
  ...LEGEND.map(([keys, does]) =>
    el('span', {}, ...keys.map((key) => el('kbd', {}, key)), ` ${does}`),
  ),
);

/** Whether two sets of decisions are the same. */
function sameDecisions(one: Decisions, other: Decisions): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => sameDecision(one[key] ?? null, other[key] ?? null))
  );
}

async function ask<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as T;
}

/** Shows the report and the decisions that the server has now, with the same item on the stage. */
async function follow() {
  const present = await ask<{ report: string; decisions: Decisions }>('present');
  const isOther = present.report !== state.report.id;
  if (!isOther && sameDecisions(present.decisions, state.decisions)) return;
  if (isOther) {
    state.report = await ask<ReportData>('report');
    // What was undone here would be written over pictures that were not seen.
    actions.length = 0;
    drawProblems(state);
    notify('The report was written again, and is shown as it is now.');
  }
  state.decisions = present.decisions;
  if (!selectedItem(state)) state.selected = visibleItems(state)[0]?.key;
  draw();
}

/** Asks again and again, but not while the reviewer gives a reason. */
async function keepFollowing() {
  try {
    if (!byId<HTMLDialogElement>('dialog').open) await follow();
  } catch {
    notify('The review server does not answer. Start it again with npm run visual -- --review.');
  }
  setTimeout(() => void keepFollowing(), FOLLOW_MS);
}

/** Opened as a file, or from a plain server, decisions are those of the report. */
async function readPresentDecisions() {
  if (!location.protocol.startsWith('http')) return notify(READ_ONLY);
  try {
    state.decisions = await ask<Decisions>('decisions');
    state.writable = true;
  } catch {
    notify(READ_ONLY);
  }
}

byId('list').addEventListener('scroll', () => drawRows(state, listEvents));
addEventListener('resize', () => drawRows(state, listEvents));
byId('to-list').addEventListener('click', () => {
  const isOpen = document.body.toggleAttribute('data-list');
  byId('to-list').setAttribute('aria-expanded', String(isOpen));
  drawRows(state, listEvents);
});

await readPresentDecisions();
drawProblems(state);
show(countsOf(state).open > 0 ? 'open' : 'changed');
if (state.writable) setTimeout(() => void keepFollowing(), FOLLOW_MS);
