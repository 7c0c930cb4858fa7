import { uniqBy } from 'es-toolkit';
import { forgetOpacities } from './paint.ts';
import { isDisabled } from './exempt.ts';

/** State of a component that the pointer or the keyboard causes. */
export type State = 'hover' | 'active' | 'focus';

const FORCED = 'data-forced';
const PSEUDO = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;
const hasState = (selector: string) => selector.search(PSEUDO) >= 0;

/** Pseudo-classes that an element (`own`) and its ancestors (`around`) match in each state. */
const MATCHES: Record<State, { own: string; around: string }> = {
  hover: { own: 'hover', around: 'hover' },
  active: { own: 'hover active', around: 'hover active' },
  focus: { own: 'focus focus-visible focus-within', around: 'focus-within' },
};

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules);
  }
}

/**
 * Extends every selector that has a state, so that it also matches an attribute, at the same
 * specificity. The DevTools protocol could force states instead, but would need about 100,000 calls for
 * all stories.
 *
 * @returns the selectors of elements with styles for hover or active
 */
export function prepareStates(): string[] {
  const subjects = new Set<string>();
  for (const sheet of document.styleSheets) {
    for (const rule of styleRules(sheet.cssRules)) {
      const selector = rule.selectorText;
      if (!hasState(selector) || selector.includes(FORCED)) continue;
      for (const subject of subjectsOf(selector)) subjects.add(subject);
      rule.selectorText = selector.replace(PSEUDO, `:is($&,[${FORCED}~="$1"])`);
    }
  }
  return [...subjects];
}

/** Returns the compound selectors with a hover or active state, without that state. */
function subjectsOf(selector: string): string[] {
  return selector
    .split(/,(?![^(]*\))/)
    .flatMap((complex) => complex.trim().split(/\s*[\s>+~]\s*(?![^(]*\))/))
    .filter((compound) => /:(hover|active)/.test(compound))
    .map((compound) =>
      compound
        .replace(/:(is|where|has|not)\([^()]*:(hover|active)[^()]*(\([^()]*\)[^()]*)*\)/g, '')
        .replace(PSEUDO, '')
        .replace(/::[\w-]+/g, ''),
    )
    .filter((compound) => compound !== '*' && CSS.supports(`selector(${compound})`));
}

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';

/** Selector of the elements behind a dialog, which cannot receive the focus. */
const OUT_OF_REACH = '[aria-hidden="true"], [inert]';

/**
 * Returns a key for the look of an element. Components with the same key look the same in every
 * state.
 */
function kindOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) =>
      /^(class|type|role|data-(tone|look|state|size)|aria-(current|selected|checked|invalid|pressed))$/.test(
        name,
      ),
    )
    .map(({ name, value }) => `${name}=${value}`);
  const around = [element.parentElement, element.parentElement?.parentElement];
  const checked = (element as HTMLInputElement).checked === true;
  return [
    element.tagName,
    checked,
    ...attributes,
    ...around.map((one) => one?.getAttribute('class')),
  ].join('|');
}

function oneOfEach(elements: readonly Element[]): Element[] {
  const enabled = elements.filter(
    (element) => !isDisabled(element) && element.checkVisibility({ visibilityProperty: true }),
  );
  return uniqBy(enabled, kindOf);
}

export function inState<T>(element: Element, state: State, work: () => T): T {
  const { own, around } = MATCHES[state];
  const touched: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    at.setAttribute(FORCED, at === element ? own : around);
    touched.push(at);
  }
  forgetOpacities();
  try {
    return work();
  } finally {
    for (const one of touched) one.removeAttribute(FORCED);
    forgetOpacities();
  }
}

export function inEveryState<T>(
  subjects: readonly string[],
  work: (element: Element, state: State) => T[],
): T[] {
  const answering =
    subjects.length === 0 ? [] : oneOfEach([...document.querySelectorAll(subjects.join())]);
  const focusable = oneOfEach(
    [...document.querySelectorAll(FOCUSABLE)].filter((element) => !element.closest(OUT_OF_REACH)),
  );
  const each = (elements: readonly Element[], state: State) =>
    elements.flatMap((element) => inState(element, state, () => work(element, state)));
  return [...each(answering, 'hover'), ...each(answering, 'active'), ...each(focusable, 'focus')];
}
