import { basename } from 'node:path';
import { escapeMarkup } from '@platform/tokens';

/** Style files, keyed by the prefix of their classes. */
export type StyleFiles = Readonly<Record<string, string>>;

export interface Motion {
  file: string;
  className: string;
  /** Elements and their state: `button:hover > svg`; `*` if the story has no matching element. */
  selector: string;
  /** Conditions of the rule, such as `(prefers-reduced-motion: reduce)`. */
  settings: string[];
  /** CSS variables of the tokens in the rule and its keyframes. */
  variables: string[];
  /**
   * Values of the rule with their scopes. There are several if brands or elements override values.
   */
  values: { text: string; scopes: string[] }[];
}

/**
 * Reads the motion of the components on the page from the style sheets. Includes all rules of their
 * style files, even for other states and settings, and for elements that are not on the page. This
 * covers hovering, closing and reduced motion although nothing moves. Runs in the story's page, so
 * it cannot refer to anything outside itself.
 */
export function motionsOnPage(files: StyleFiles): Motion[] {
  const lengths = [...new Set(Object.keys(files).map(({ length }) => length))];
  const fileOf = (className: string) => {
    const plain = className.replace(/^_/, '');
    return lengths.flatMap((length) => files[plain.slice(0, length)] ?? [])[0];
  };
  const elementsByFile = new Map<string, Set<Element>>();
  for (const element of document.querySelectorAll('[class]')) {
    for (const file of [...element.classList].flatMap((name) => fileOf(name) ?? [])) {
      elementsByFile.set(file, (elementsByFile.get(file) ?? new Set()).add(element));
    }
  }

  const keyframes: CSSKeyframesRule[] = [];
  const rules: { rule: CSSStyleRule; settings: string[] }[] = [];
  const walk = (within: CSSRuleList, settings: string[]) => {
    for (const rule of within) {
      if (rule instanceof CSSKeyframesRule) keyframes.push(rule);
      else if (rule instanceof CSSStyleRule) rules.push({ rule, settings });
      else if (rule instanceof CSSConditionRule)
        walk(rule.cssRules, [...settings, rule.conditionText]);
      else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, settings);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules, []);

  const MOTION = /(?<=^|; )(transition|animation)[a-z-]*: [^;]+;/g;
  const VARIABLE = /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g;
  const onPage = (className: string) => document.getElementsByClassName(className);
  const described = (selector: string) =>
    selector.replace(
      /(\.[\w-]+)+/g,
      (classes) => onPage(classes.split('.')[1] ?? '')[0]?.localName ?? '*',
    );
  const scopeOf = (element: Element) => {
    const { brand = '', scheme = '' } = element.closest<HTMLElement>('[data-brand]')?.dataset ?? {};
    return `${brand} ${scheme}`.trim();
  };

  return rules.flatMap(({ rule, settings }): Motion[] => {
    const declared = rule.style.cssText.match(MOTION)?.join('\n');
    const classes = [...rule.selectorText.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
    const className = classes.findLast((name) => elementsByFile.has(fileOf(name) ?? ''));
    const file = fileOf(className ?? '');
    if (declared === undefined || className === undefined || file === undefined) return [];
    const words = new Set(declared.match(/[\w-]+/g));
    const named = keyframes.filter(({ name }) => words.has(name));
    // Omits the names of keyframes, because the build generates them.
    const written = named.reduce(
      (text, { name, cssRules }) =>
        [text.replaceAll(name, 'keyframes'), ...[...cssRules].map((one) => one.cssText)].join('\n'),
      declared,
    );
    const own = onPage(className);
    const scopesByText = new Map<string, Set<string>>();
    for (const element of own.length > 0 ? own : (elementsByFile.get(file) ?? [])) {
      const style = getComputedStyle(element);
      const text = written.replace(
        VARIABLE,
        (variable, name: string, instead?: string) =>
          style.getPropertyValue(name).trim() || (instead ?? variable),
      );
      scopesByText.set(text, (scopesByText.get(text) ?? new Set()).add(scopeOf(element)));
    }
    return [
      {
        file,
        className,
        selector: described(rule.selectorText),
        settings,
        variables: [...new Set(written.match(/--platform-[\w-]+/g))],
        values: [...scopesByText].map(([text, scopes]) => ({ text, scopes: [...scopes] })),
      },
    ];
  });
}

const STYLE = `
  :root { color-scheme: only light; background: #fff }
  body { margin: 0; padding: 16px; color: #16181d; font: 13px/1.4 system-ui, sans-serif }
  h2, h3, p, pre { margin: 0; font-size: inherit; overflow-wrap: anywhere }
  h2 { margin-top: 20px; border-bottom: 1px solid #d9dce1 }
  article { padding: 10px 0; border-bottom: 1px solid #eceef1 }
  p { color: #5b616b }
  h3, pre { font: 12px/1.5 'DejaVu Sans Mono', monospace; white-space: pre-wrap }
  h3 { font-weight: 700 }
`;

function article({ className, selector, settings, variables, values }: Motion): string {
  const parts = values.map(({ text, scopes }) => [
    ...(values.length > 1 ? [`<p>${scopes.join(', ')}</p>`] : []),
    `<pre>${escapeMarkup(text)}</pre>`,
  ]);
  return [
    `<article class="${[className, ...variables].join(' ')}"><h3>${escapeMarkup(selector)}</h3>`,
    ...settings.map((setting) => `<p>${escapeMarkup(setting)}</p>`),
    ...parts.flat(),
    '</article>',
  ].join('');
}

/**
 * Returns an HTML document with the motion of a story. Its classes name the components and tokens,
 * for the search for causes.
 */
export function motionSheet(motions: readonly Motion[]): string {
  const files = [...new Set(motions.map(({ file }) => file))].sort();
  const sections = files.map((file) => {
    const own = motions.filter((motion) => motion.file === file).map(article);
    return `<h2>${escapeMarkup(basename(file, '.css.ts'))}</h2>${[...new Set(own)].join('')}`;
  });
  const body = files.length === 0 ? '<h2>Nothing moves.</h2>' : sections.join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${STYLE}</style><body>${body}</body></html>`;
}
