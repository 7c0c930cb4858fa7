import type { Decision } from '../decisions.ts';
import { button, el, grouped } from './dom.ts';
import type { ReportItem } from './reportData.ts';
import { causeNames, inScope, SCOPES, type Scope, type State } from './state.ts';

const WORDS: Record<Decision['verdict'], string> = { accepted: 'Accept', rejected: 'Reject' };

const SCOPE_LABELS: Record<Scope, (causes: string) => string> = {
  picture: () => 'This picture',
  cause: (causes) => `The cause: ${causes}`,
  filter: () => 'What the list shows and is open',
  all: () => 'Everything that is open',
};

export interface Answer {
  items: ReportItem[];
  reason: string;
  scope: Scope;
}

/** Last reason, offered as the default for the next decision: one cause often changes many screenshots. */
let lastReason = '';

/** Asks for the reason for a decision. Resolves to `null` if the reviewer cancels. */
export function askWhy(
  state: State,
  item: ReportItem,
  verdict: Decision['verdict'],
): Promise<Answer | null> {
  const causes = causeNames(state, item);
  const reason = el('input', {
    name: 'reason',
    required: true,
    value: lastReason,
    autocomplete: 'off',
    pattern: '.*\\S.*',
  });
  const scopes = SCOPES.filter((scope) => scope !== 'cause' || causes !== '').map((scope) => {
    const isUsual = scope === (causes === '' ? 'picture' : 'cause');
    const size = grouped(inScope(state, item, scope, verdict).length);
    const radio = el('input', { type: 'radio', name: 'scope', value: scope, checked: isUsual });
    return el('label', {}, radio, `${SCOPE_LABELS[scope](causes)} (${size})`);
  });
  const dialog = el('dialog', { 'aria-labelledby': 'dialog-title' });
  const form = el(
    'form',
    { method: 'dialog' },
    el('h1', { id: 'dialog-title' }, `${WORDS[verdict]} this change?`),
    el('label', {}, 'Reason', reason),
    el('fieldset', {}, el('legend', {}, 'Applies to'), ...scopes),
    el(
      'p',
      { class: 'segments' },
      button('Cancel', () => dialog.close()),
      el('button', { class: verdict }, WORDS[verdict]),
    ),
  );
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  reason.focus();
  reason.select();
  return new Promise((resolve) => {
    let answer: Answer | null = null;
    form.addEventListener('submit', () => {
      lastReason = reason.value.trim();
      const scope = new FormData(form).get('scope') as Scope;
      answer = { items: inScope(state, item, scope, verdict), reason: lastReason, scope };
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(answer);
    });
  });
}
