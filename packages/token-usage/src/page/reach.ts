import { parseColour } from './colours.ts';
import { marksOn, type Mark } from './marks.ts';
import { signature, type Aspect } from './signature.ts';

/** A token, and values that show where it is used. */
export interface Probe {
  variable: string;
  aspects: readonly Aspect[];
  values: readonly string[];
  /** The colours in its value, which no other probe has. */
  marks: readonly string[];
}

/** Tokens of a story, by the names of their variables. */
export interface Reached {
  /** Named by a rule that answers to something in the story, in whatever state. */
  named: string[];
  /** Another value changes the picture. */
  shown: string[];
  /** It shows other brands beside the page's own, so that each changes the picture in all of them. */
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

/** A state that is left out leaves brackets behind that match nothing: then the rule counts. */
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
      // The brands' own rules set every token; they use none.
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

/** The probes whose colours are on the page when all probes are applied together. */
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

/** The rule that puts probes in the place of every brand's own values, in all brands of a page. */
export const dress = (probes: readonly Probe[]): string =>
  `[data-brand]{${probes.map(({ variable, values: [value] }) => `${variable}:${value} !important`).join(';')}}`;

/**
 * Replaces the text of a style sheet. A box around a menu or a tooltip has a copy of its `z-index`,
 * which Radix makes once, when it opens: the copies are updated, as if it opened again.
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

/** Finds the probes that this page names, and those that change its look. */
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
