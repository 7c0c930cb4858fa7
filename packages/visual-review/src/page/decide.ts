import type { Decision } from '../decisions.ts';
import { el, byId, grouped } from './dom.ts';
import type { ReportItem } from './reportData.ts';
import { causesOf, inScope, SCOPES, type Scope, type State } from './state.ts';

const TITLES: Record<Decision['verdict'], string> = {
  accepted: 'Accept this change?',
  rejected: 'Reject this change?',
};

const namesOf = (state: State, item: ReportItem) =>
  causesOf(state, item)
    .map(({ name }) => name)
    .join(' and ');

const SCOPE_LABELS: Record<Scope, (state: State, item: ReportItem) => string> = {
  picture: () => 'This picture',
  cause: (state, item) => `The cause: ${namesOf(state, item)}`,
  filter: () => 'What the list shows and is open',
  all: () => 'Everything that is open',
};

export interface Answer {
  items: ReportItem[];
  reason: string;
  scope: Scope;
}

/** The last reason, offered again: one cause often changes many pictures. */
let lastReason = '';

/** Asks why, and how far it reaches. `null` when the reviewer turns back. */
export function askWhy(
  state: State,
  item: ReportItem,
  verdict: Decision['verdict'],
): Promise<Answer | null> {
  const dialog = byId<HTMLDialogElement>('dialog');
  const reason = el('input', {
    name: 'reason',
    required: true,
    value: lastReason,
    autocomplete: 'off',
    // A reason of spaces says nothing.
    pattern: '.*\\S.*',
  });
  const hasCause = (item.change?.causes.length ?? 0) > 0;
  const offered = SCOPES.filter((scope) => scope !== 'cause' || hasCause);
  const scopes = offered.map((scope) => {
    const many = inScope(state, item, scope, verdict).length;
    const radio = el('input', {
      type: 'radio',
      name: 'scope',
      value: scope,
      checked: scope === (hasCause ? 'cause' : 'picture'),
    });
    return el('label', {}, radio, `${SCOPE_LABELS[scope](state, item)} (${grouped(many)})`);
  });
  const turnBack = el('button', { type: 'button' }, 'Cancel');
  const form = el(
    'form',
    { method: 'dialog' },
    el('h2', { id: 'dialog-title' }, TITLES[verdict]),
    el('label', {}, 'Reason', reason),
    el('fieldset', {}, el('legend', {}, 'Applies to'), ...scopes),
    el(
      'div',
      { class: 'actions' },
      turnBack,
      el('button', { class: verdict }, verdict === 'accepted' ? 'Accept' : 'Reject'),
    ),
  );
  dialog.replaceChildren(form);
  dialog.returnValue = '';
  dialog.showModal();
  reason.focus();
  reason.select();

  return new Promise((resolve) => {
    let answer: Answer | null = null;
    turnBack.addEventListener('click', () => dialog.close());
    form.addEventListener('submit', () => {
      lastReason = reason.value.trim();
      const scope = new FormData(form).get('scope') as Scope;
      answer = { items: inScope(state, item, scope, verdict), reason: lastReason, scope };
    });
    dialog.addEventListener('close', function closed() {
      // The event comes late: by then the dialog may be open again, for the next question.
      if (form.isConnected && dialog.open) return;
      dialog.removeEventListener('close', closed);
      resolve(answer);
    });
  });
}
