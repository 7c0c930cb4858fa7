import type { Decision, Decisions } from '../decisions.ts';
import { askWhy } from './decide.ts';
import { el, keyButton, byId } from './dom.ts';
import { drawList, drawProblems } from './list.ts';
import type { ReportData } from './reportData.ts';
import { drawStage } from './stage.ts';
import {
  itemsOf,
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
  view: 'side',
  fit: true,
  selected: undefined,
};

const READ_ONLY =
  'Read only. To decide, open this report with npm run visual -- --review, which writes visual-decisions.json.';

function notify(message: string) {
  byId('notice').textContent = message;
  byId('notice').hidden = message === '';
}

function draw() {
  drawList(state, {
    onSelect: (key) => change({ selected: key }),
    onKind: (kind) => show(kind),
  });
  drawStage(state, {
    onView: (view) => change({ view }),
    onFit: () => change({ fit: !state.fit }),
  });
  drawVerdicts();
}

function change(next: Partial<State>) {
  Object.assign(state, next);
  draw();
}

/** Another kind of the list, from its first row. */
function show(kind: Kind, filter = state.filter) {
  Object.assign(state, { kind, filter, selected: undefined });
  change({ selected: visibleItems(state)[0]?.key });
}

function drawVerdicts() {
  const item = selectedItem(state);
  const where = item && standing(state, item);
  const buttons =
    state.writable && where
      ? [
          keyButton('Accept', 'a', () => void decide('accepted')),
          keyButton('Reject', 'r', () => void decide('rejected')),
          ...(where === 'open' ? [] : [keyButton('Take back', 'u', () => void takeBack())]),
        ]
      : [];
  for (const button of buttons.slice(0, 2)) {
    button.classList.add(button.textContent?.startsWith('Accept') ? 'accepted' : 'rejected');
  }
  byId('verdicts').replaceChildren(...buttons);
}

/** Sends changes to the review server. Returns whether they are written. */
async function write(changes: Record<string, Decision | null>): Promise<boolean> {
  try {
    const response = await fetch('decisions', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(changes),
    });
    const answer = (await response.json()) as Decisions & { error?: string };
    if (!response.ok) throw new Error(String(answer.error));
    state.decisions = answer;
    notify('');
    return true;
  } catch (error) {
    notify(`Nothing was written: ${(error as Error).message}. Is the review server still running?`);
    return false;
  }
}

let lastDecided: string[] = [];

async function decide(verdict: Decision['verdict']) {
  const item = selectedItem(state);
  if (!state.writable || !item?.change) return;
  const answer = await askWhy(state, item, verdict);
  if (!answer) return;
  const { items, reason } = answer;
  const decisions = items.flatMap(({ key, change: changed }) =>
    changed ? [[key, { image: changed.image, verdict, reason }] as const] : [],
  );
  if (await write(Object.fromEntries(decisions))) {
    lastDecided = decisions.map(([key]) => key);
    change({ selected: nextOpen(state)?.key ?? item.key });
  }
}

/** Takes back the decision on the stage; on an open change, those that were made last. */
async function takeBack() {
  const item = selectedItem(state);
  if (!state.writable || !item) return;
  const isOpen = standing(state, item) === 'open';
  const keys = isOpen ? lastDecided : [item.key];
  if (keys.length === 0) return;
  if (await write(Object.fromEntries(keys.map((key) => [key, null])))) {
    change({ selected: isOpen ? keys[0] : item.key });
  }
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
  u: () => void takeBack(),
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
  [['U'], 'take back'],
  [['/'], 'filter'],
];
byId('keys').replaceChildren(
  ...LEGEND.map(([keys, does]) =>
    el('span', {}, ...keys.map((key) => el('kbd', {}, key)), ` ${does}`),
  ),
);

/** Opened as a file there is no server, and decisions are those of the report. */
async function readPresentDecisions() {
  if (!location.protocol.startsWith('http')) return notify(READ_ONLY);
  try {
    const response = await fetch('decisions');
    if (!response.ok) return notify(READ_ONLY);
    state.decisions = (await response.json()) as Decisions;
    state.writable = true;
  } catch {
    notify(READ_ONLY);
  }
}

await readPresentDecisions();
drawProblems(state);
show(itemsOf(state, 'open').length > 0 ? 'open' : 'changed');
