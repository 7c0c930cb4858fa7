import { forgetOpacities } from './paint.ts';
import { reach } from './reach.ts';
import { ringSpots } from './edges.ts';
import type { Spot } from './spot.ts';
import { spotsIn } from './spots.ts';
import { inEveryState, prepareStates, type State } from './states.ts';

export interface SeenSpot extends Spot {
  state: State | 'rest';
}

/**
 * Maximum number of elements in a component's parent. In a larger parent, only the component is
 * searched.
 */
const NEIGHBOURS = 150;

/** CSS that stops transitions, and lets `elementsFromPoint` find elements without pointer events. */
const STILL =
  '*,*::before,*::after{transition:none !important;pointer-events:auto !important;caret-color:transparent}';

function whileStill<T>(css: string, work: () => T): T {
  const style = document.createElement('style');
  style.textContent = STILL + css;
  document.head.append(style);
  forgetOpacities();
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (isEndless) animation.cancel();
    else animation.finish();
  }
  try {
    return work();
  } finally {
    style.remove();
  }
}

const around = (element: Element) => {
  const parent = element.parentElement ?? element;
  return parent.querySelectorAll('*').length > NEIGHBOURS ? element : parent;
};

/** Returns the focus rings of a component: its own, and those of the two boxes around it. */
function ringsNear(element: Element): Spot[] {
  const rings: Spot[] = [];
  let at: Element | null = element;
  for (let out = 0; at && out < 3; out += 1, at = at.parentElement) rings.push(...ringSpots(at));
  return rings;
}

const seenIn = (state: SeenSpot['state'], spots: readonly Spot[]): SeenSpot[] =>
  spots.map((spot) => ({ ...spot, state }));

/** Functions that Playwright calls in the page. */
const survey = {
  reach,

  /**
   * Returns the spots of the page in every state. The declarations override the values of all
   * brands.
   */
  spots: (declarations: readonly string[]): SeenSpot[] =>
    whileStill(`[data-brand]{${declarations.join(';')}}`, () => {
      const subjects = prepareStates();
      const inStates = inEveryState(subjects, (element, state) => {
        const rings = state === 'focus' ? ringsNear(element) : [];
        return seenIn(state, [...rings, ...spotsIn(around(element))]);
      });
      return [...seenIn('rest', spotsIn(document.body)), ...inStates];
    }),
};

export type Survey = typeof survey;

Object.assign(globalThis, { tokenSurvey: survey });
