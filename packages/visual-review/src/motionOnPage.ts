/** Function that runs in the page of a story. It cannot use anything from outside itself. */

/** Style files, by the prefix of their classes. */
export type StyleFiles = Readonly<Record<string, string>>;

/** Transitions and animations in a rule of a style file. */
export interface Motion {
  file: string;
  /** Class of the elements that move. */
  className: string;
  /** Elements and their state: `button:hover > svg`; `*` if the story has no such element. */
  selector: string;
  /** Conditions of the rule: `(prefers-reduced-motion: reduce)`. */
  settings: string[];
  /** Variables of the tokens in the rule and its keyframes. */
  variables: string[];
  /** Computed values; several if brands or elements have values of their own. */
  values: MotionValue[];
}

export interface MotionValue {
  /** Brands and schemes that have this value: 'ember dark'. */
  scopes: string[];
  /** Computed values of the properties that the rule declares. */
  declared: Record<string, string>;
  /** Keyframes of the rule, by name. */
  frames: Record<string, string>;
}

/**
 * Reads the motion of the components on the page from the style sheets. Includes all rules of their
 * style files, also for other states and settings, and for elements that are not on the page. This way,
 * hovering, closing and reduced motion are covered although nothing moves.
 */
export function motionsOnPage(files: StyleFiles): Motion[] {
  const lengths = [...new Set(Object.keys(files).map(({ length }) => length))];
  const fileOf = (className: string) => {
    const plain = className.replace(/^_/, '');
    const length = lengths.find((one) => plain.slice(0, one) in files);
    return length === undefined ? undefined : files[plain.slice(0, length)];
  };

  const elementsByFile = new Map<string, Set<Element>>();
  for (const element of document.querySelectorAll('[class]')) {
    for (const file of [...element.classList].flatMap((name) => fileOf(name) ?? [])) {
      elementsByFile.set(file, (elementsByFile.get(file) ?? new Set()).add(element));
    }
  }

  const keyframes = new Map<string, CSSKeyframesRule>();
  const rules: { rule: CSSStyleRule; settings: string[] }[] = [];
  const walk = (within: CSSRuleList, settings: string[]) => {
    for (const rule of within) {
      if (rule instanceof CSSKeyframesRule) keyframes.set(rule.name, rule);
      else if (rule instanceof CSSStyleRule) rules.push({ rule, settings });
      else if (rule instanceof CSSConditionRule)
        walk(rule.cssRules, [...settings, rule.conditionText]);
      else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, settings);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules, []);

  const MOTION = /(?<=^|; )(transition|animation)[a-z-]*: [^;]+;/g;
  const VARIABLE = /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g;
  const INNER = /\([^()]*\)/g;
  /** Splits a list of selectors at the commas outside brackets. */
  const selectorsIn = (list: string) => list.match(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  /** Returns the last class in a selector. Ignores brackets, because they contain states. */
  const classIn = (selector: string) => {
    const outside = selector
      .replace(INNER, '')
      .replace(INNER, '')
      .replace(/\[[^\]]*\]/g, '');
    return /.*\.([\w-]+)/.exec(outside)?.[1] ?? '';
  };
  const onPage = (className: string) => document.getElementsByClassName(className);
  const described = (selector: string) =>
    selector.trim().replace(/(\.[\w-]+)+/g, (classes) => {
      const [element] = onPage(classes.split('.')[1] ?? '');
      const role = element?.getAttribute('role');
      return `${element?.localName ?? '*'}${role ? `[role="${role}"]` : ''}`;
    });
  const scopeOf = (element: Element) => {
    const { brand = '', scheme = '' } = element.closest<HTMLElement>('[data-brand]')?.dataset ?? {};
    return `${brand} ${scheme}`.trim();
  };
  /** Returns the first element of each brand and scheme. */
  const oneInEach = (elements: Iterable<Element>) => {
    const firsts = new Map<string, Element>();
    for (const element of elements) {
      const scope = scopeOf(element);
      if (!firsts.has(scope)) firsts.set(scope, element);
    }
    return firsts.values();
  };

  const framesOf = ({ cssRules }: CSSKeyframesRule) =>
    [...cssRules].map(({ cssText }) => cssText).join('\n');

  const probe = document.body.appendChild(document.createElement('span'));
  const valueOf = (text: string): Record<string, string> => {
    probe.style.cssText = text;
    const computed = getComputedStyle(probe);
    return Object.fromEntries(
      [...probe.style].map((property) => [property, computed.getPropertyValue(property)]),
    );
  };
  const valuesOf = (
    text: string,
    named: readonly CSSKeyframesRule[],
    elements: Iterable<Element>,
  ): MotionValue[] => {
    const scopesByText = new Map<string, Set<string>>();
    const written = [text, ...named.map(framesOf)].join('\0');
    // Tokens have one value per brand and scheme. Other variables can differ between elements.
    const isOwn = /var\((?!--platform-)/.test(written);
    for (const element of isOwn ? elements : oneInEach(elements)) {
      const style = getComputedStyle(element);
      const resolved = written.replace(
        VARIABLE,
        (variable, name: string, instead?: string) =>
          style.getPropertyValue(name).trim() || (instead ?? variable),
      );
      scopesByText.set(resolved, (scopesByText.get(resolved) ?? new Set()).add(scopeOf(element)));
    }
    return [...scopesByText].map(([resolved, scopes]) => {
      const [declared = '', ...shown] = resolved.split('\0');
      const frames = Object.fromEntries(named.map(({ name }, at) => [name, shown[at] ?? '']));
      return { scopes: [...scopes], declared: valueOf(declared), frames };
    });
  };

  const motions = rules.flatMap(({ rule, settings }): Motion[] => {
    const text = rule.style.cssText.match(MOTION)?.join(' ');
    if (text === undefined) return [];
    const words = new Set(text.match(/[\w-]+/g));
    const named = [...keyframes.values()].filter(({ name }) => words.has(name));
    const variables = [text, ...named.map(framesOf)].join(' ').match(/--platform-[\w-]+/g);
    return selectorsIn(rule.selectorText).flatMap((selector) => {
      const className = classIn(selector);
      const file = fileOf(className);
      const elements = elementsByFile.get(file ?? '');
      if (file === undefined || !elements) return [];
      const own = onPage(className);
      return [
        {
          file,
          className,
          selector: described(selector),
          settings,
          variables: [...new Set(variables)],
          values: valuesOf(text, named, own.length > 0 ? own : elements),
        },
      ];
    });
  });
  probe.remove();
  return motions;
}
