import { contrast, over, type Rgba } from './colours.ts';
import { forgetOpacities, toRgba } from './paint.ts';
import { dress, reach, type Probe, type Reached } from './reach.ts';
import { ringSpots } from './edges.ts';
import { now, type Spot, type SpotNow } from './spot.ts';
import { spotsIn } from './spots.ts';
import { inEveryState, inState, prepareStates, type State } from './states.ts';

/** Spot with the state of the component in which it was seen. */
export interface SeenSpot extends SpotNow {
  state: State | 'rest';
}

/** Maximum number of elements in a component's parent. In a larger parent, only the component is searched. */
const NEIGHBOURS = 150;

/** CSS that stops transitions, and lets `elementsFromPoint` find elements without pointer events. */
const STILL =
  '*,*::before,*::after{transition:none !important;pointer-events:auto !important;caret-color:transparent}';

/** Runs work while nothing moves on the page, then restores the scroll positions. */
function whileStill<T>(work: () => T): T {
  const style = document.createElement('style');
  style.textContent = STILL;
  const scrolled = [...document.querySelectorAll('*')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
    .map((element) => ({ element, top: element.scrollTop }));
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
    for (const { element, top } of scrolled) element.scrollTop = top;
  }
}

/** Spots of a component in a state, or of the whole story at rest. */
interface Scene {
  component?: { element: Element; state: State };
  spots: readonly Spot[];
}

/** Spot whose contrast is below its bound. */
interface LowContrastSpot {
  spot: SeenSpot;
  ratio: number;
}

/** Number of measured contrasts, and the spots below their bounds. */
interface Contrasts {
  measured: number;
  findings: (LowContrastSpot & { scheme: string; brand: number })[];
}

const override = document.createElement('style');

const around = (element: Element) => {
  const parent = element.parentElement ?? element;
  return parent.querySelectorAll('*').length > NEIGHBOURS ? element : parent;
};

const WHITE: Rgba = { r: 1, g: 1, b: 1, a: 1 };

/** Finds the spots of the story at rest, and those of its components in each of their states. */
function scenes(): Scene[] {
  const subjects = prepareStates();
  const inStates = inEveryState(subjects, (element, state): Scene[] => {
    const rings = state === 'focus' ? ringsNear(element) : [];
    return [{ component: { element, state }, spots: [...rings, ...spotsIn(around(element))] }];
  });
  return [{ spots: spotsIn(document.body) }, ...inStates];
}

/** Runs work while the component of a scene is in its state. */
const playing = <T>({ component }: Scene, work: () => T): T =>
  component ? inState(component.element, component.state, work) : work();

function seenIn(scene: Scene): SeenSpot[] {
  const state = scene.component?.state ?? 'rest';
  return playing(scene, () => scene.spots.map((spot) => ({ ...now(spot), state })));
}

const contrastOf = ({ front, ground }: Spot): number => {
  const below = ground.reduce((under, source) => over(toRgba(source()), under), WHITE);
  return contrast(over(toRgba(front()), below), below);
};

function lowContrastIn(scene: Scene, least: Bounds): LowContrastSpot[] {
  const state = scene.component?.state ?? 'rest';
  return playing(scene, () =>
    scene.spots.flatMap((spot) => {
      const ratio = contrastOf(spot);
      return ratio < least[spot.kind] ? [{ spot: { ...now(spot), state }, ratio }] : [];
    }),
  );
}

type Bounds = Readonly<Record<Spot['kind'], number>>;

/** Functions that Playwright calls in the page. */
const survey = {
  /** Finds the probes that the styles of the page name, and those that change its look. */
  reach: (probes: readonly Probe[]): Reached => whileStill(() => reach(probes)),

  /** Finds the spots of the story, at rest and in every component state, in the colours of the probes. */
  spots(probes: readonly Probe[]): SeenSpot[] {
    override.textContent = dress(probes.filter(({ marks }) => marks.length > 0));
    document.head.append(override);
    try {
      return whileStill(() => scenes().flatMap(seenIn));
    } finally {
      override.remove();
    }
  },

  /** Measures every spot in both schemes of each brand. A brand is a list of CSS declarations. */
  lowContrast(brands: readonly string[], least: Bounds): Contrasts {
    const { dataset } = document.documentElement;
    const before = dataset['scheme'];
    document.head.append(override);
    try {
      return whileStill(() => {
        const all = scenes();
        const findings = brands.flatMap((variables, brand) => {
          override.textContent = `[data-brand]{${variables}}`;
          return ['dark', 'light'].flatMap((scheme) => {
            dataset['scheme'] = scheme;
            return all
              .flatMap((scene) => lowContrastIn(scene, least))
              .map((found) => ({ ...found, scheme, brand }));
          });
        });
        const spots = all.reduce((sum, scene) => sum + scene.spots.length, 0);
        return { measured: spots * brands.length * 2, findings };
      });
    } finally {
      override.remove();
      dataset['scheme'] = before;
    }
  },
};

/** Returns the focus rings of a component: its own, and those of two boxes around it. */
function ringsNear(element: Element): Spot[] {
  const rings: Spot[] = [];
  let at: Element | null = element;
  for (let out = 0; at && out < 3; out += 1, at = at.parentElement) rings.push(...ringSpots(at));
  return rings;
}

export type Survey = typeof survey;

Object.assign(globalThis, { tokenSurvey: survey });
