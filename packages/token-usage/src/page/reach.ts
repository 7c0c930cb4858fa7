export interface Reached {
  /** Variables in rules that match an element of the story, in any state. */
  named: string[];
  /** True if the story shows several brands: a change to one affects its screenshots in every brand. */
  isOfAllBrands: boolean;
}

const VARIABLE = /--platform-[a-z0-9-]+/g;
const UNMATCHED =
  /::[\w-]+(\([^)]*\))?|:(hover|active|focus-visible|focus-within|focus|disabled|checked)(?![\w-])/g;

function* namings(rules: CSSRuleList): Generator<{ selector: string; names: string[] }> {
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule) yield* namings(rule.cssRules);
    const isStyle = rule instanceof CSSStyleRule;
    if (!isStyle && !(rule instanceof CSSKeyframesRule)) continue;
    const names = (isStyle ? rule.style.cssText : rule.cssText).match(VARIABLE);
    if (names) yield { selector: isStyle ? rule.selectorText : '*', names };
  }
}

/** Returns true if an element matches the selector, or if the selector is invalid. */
function matches(selector: string): boolean {
  try {
    return document.querySelector(selector.replace(UNMATCHED, '') || '*') !== null;
  } catch {
    return true;
  }
}

/** Finds the tokens in the style rules that match an element of the page, in any state. */
export function reach(): Reached {
  const named = new Set<string>();
  for (const sheet of document.styleSheets) {
    for (const { selector, names } of namings(sheet.cssRules)) {
      // Skips the rules of the brands, which set every token but use none.
      if (selector.includes('[data-brand="')) continue;
      if (names.every((name) => named.has(name)) || !matches(selector)) continue;
      for (const name of names) named.add(name);
    }
  }
  for (const element of document.querySelectorAll('[style*="--platform-"]')) {
    for (const name of element.getAttribute('style')?.match(VARIABLE) ?? []) named.add(name);
  }
  const isOfAllBrands = document.body.querySelector('[data-brand]') !== null;
  return { named: [...named], isOfAllBrands };
}
