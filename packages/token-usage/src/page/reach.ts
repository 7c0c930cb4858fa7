import { parseColour } from './colours.ts';
import { marksOn, type Mark } from './marks.ts';
import { signature, type Aspect } from './signature.ts';

/** Token with test values that reveal where it is used. */
export interface Probe {
  variable: string;
  aspects: readonly Aspect[];
  values: readonly string[];
  /** Colours in the test value. No other probe has them. */
  marks: readonly string[];
}

/** CSS variables of the tokens that a story uses. */
export interface Reached {
  /** Variables in rules that match an element of the story, in any state. */
  named: string[];
  /** Variables whose test values change the picture. */
  shown: string[];
  /** True if the story shows several brands: a change to one of them changes its pictures in every brand. */
  isOfAllBrands: boolean;
}

const VARIABLE = /--platform-[a-z0-9-]+/g;
const UNMATCHED =
  /::[\w-]+(\([^)]*\))?|:(hover|active|focus-visible|focus-within|focus|disabled|checked)(?![\w-])/g;

function* namings(rules: CSSRuleList): Generator<{ selector: string; names: string[] }> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const names = rule.style.cssText.match(VARIABLE);
      if (names) yield { selector: rule.selectorText, names };
    } else if (rule instanceof CSSGroupingRule) yield* namings(rule.cssRules);
    else if (rule instanceof CSSKeyframesRule) {
      const names = rule.cssText.match(VARIABLE);
      if (names) yield { selector: '*', names };
    }
  }
}

/** Returns true if a selector without its states matches an element. An invalid result counts as a match. */
function answers(selector: string): boolean {
  try {
    return document.querySelector(selector.replace(UNMATCHED, '') || '*') !== null;
  } catch {
    return true;
  }
}

function namedVariables(): Set<string> {
  const named = new Set<string>();
  for (const sheet of document.styleSheets) {
    for (const { selector, names } of namings(sheet.cssRules)) {
      // The rules of the brands set every token but use none.
      if (selector.includes('[data-brand="')) continue;
      if (names.every((name) => named.has(name)) || !answers(selector)) continue;
      for (const name of names) named.add(name);
    }
  }
  for (const element of document.querySelectorAll('[style*="--platform-"]')) {
    for (const name of element.getAttribute('style')?.match(VARIABLE) ?? []) named.add(name);
  }
  return named;
}

const COLOUR = /(rgb|oklab|oklch|color)a?\([^()]*\)/g;
const channel = (value: number) => Math.round(value * 255);

function keyOf(css: string): string {
  const { r, g, b } = parseColour(css);
  return [r, g, b].map(channel).join(' ');
}

/** Applies all probes together and returns those whose colours appear on the page. */
function traced(
  probes: readonly Probe[],
  marks: readonly Mark[],
  override: HTMLElement,
): Set<Probe> {
  const owners = new Map(probes.flatMap((probe) => probe.marks.map((css) => [keyOf(css), probe])));
  override.textContent = dress(probes);
  const found = new Set<Probe>();
  const seen = new Set<string>();
  for (const text of signature(marks, 'colour')) {
    for (const css of text.match(COLOUR) ?? []) {
      if (seen.has(css)) continue;
      seen.add(css);
      const owner = owners.get(keyOf(css));
      if (owner) found.add(owner);
    }
  }
  return found;
}

/** Returns a CSS rule that replaces the values of all brands with the first test values of the probes. */
export const dress = (probes: readonly Probe[]): string =>
  `[data-brand]{${probes.map(({ variable, values: [value] }) => `${variable}:${value} !important`).join(';')}}`;

/**
 * Replaces the text of a style sheet. Radix copies the `z-index` of a menu or tooltip to its wrapper
 * when it opens. This function also updates these copies.
 */
export function restyle(style: HTMLStyleElement, text: string): void {
  const levelOf = (element: Element) =>
    element.firstElementChild && getComputedStyle(element.firstElementChild).zIndex;
  const copies = [...document.querySelectorAll<HTMLElement>('[style*="z-index"]')].filter(
    (element) => element.style.zIndex !== '' && element.style.zIndex === levelOf(element),
  );
  style.textContent = text;
  for (const copy of copies) copy.style.zIndex = levelOf(copy) ?? '';
}

/** Finds the probes that the styles of the page name, and those that change its look. */
export function reach(probes: readonly Probe[]): Reached {
  const named = namedVariables();
  const marks = marksOn(document.documentElement);
  const before = new Map<Aspect, readonly string[]>();
  const isAsBefore = (aspect: Aspect) => {
    const old = before.get(aspect) ?? [];
    let index = 0;
    for (const text of signature(marks, aspect)) {
      if (text !== old[index]) return false;
      index += 1;
    }
    return index === old.length;
  };
  const override = document.createElement('style');
  const shows = ({ variable, aspects, values }: Probe) =>
    values.some((value) => {
      restyle(override, `[data-brand]{${variable}:${value} !important}`);
      return !aspects.every(isAsBefore);
    });

  const asked = probes.filter(({ variable }) => named.has(variable));
  for (const aspect of new Set(asked.flatMap(({ aspects }) => aspects))) {
    before.set(aspect, [...signature(marks, aspect)]);
  }
  document.head.append(override);
  const coloured = traced(
    asked.filter((probe) => probe.marks.length > 0),
    marks,
    override,
  );
  const shown = asked.filter((probe) => coloured.has(probe) || shows(probe));
  restyle(override, '');
  override.remove();
  return {
    named: asked.map(({ variable }) => variable),
    shown: shown.map(({ variable }) => variable),
    isOfAllBrands: document.body.querySelector('[data-brand]') !== null,
  };
}
