/** Functions in this file cannot refer to anything outside themselves. */

/** Component position in a screenshot: the prefix of its classes, left, top, width, height. */
export type Part = [prefix: string, left: number, top: number, width: number, height: number];

export async function comeToRest() {
  // Waits for a layout, which makes the browser request fonts and images. There is one layout per
  // frame.
  await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await new Promise((painted) => requestAnimationFrame(painted));
}

/** Waits for the fonts and images of an iframe, but not for a layout, which hidden iframes lack. */
export async function comeToRestInFrame() {
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}

/** Hides iframes briefly: in scaled ones, the rounding of positions depends on earlier content. */
export async function repaintFrames() {
  const frames = [...document.querySelectorAll('iframe')];
  if (frames.length === 0) return;
  const painted = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const before = frames.map(({ style }) => style.visibility);
  for (const { style } of frames) style.visibility = 'hidden';
  await painted();
  frames.forEach(({ style }, index) => (style.visibility = before[index] ?? ''));
  await painted();
}

/** Returns the size of the page if it exceeds the window. */
export function sizeAtRest(): { width: number; height: number } | undefined {
  const hiding = globalThis as unknown as { noCaret?: CSSStyleSheet };
  if (!hiding.noCaret) {
    hiding.noCaret = new CSSStyleSheet();
    hiding.noCaret.replaceSync('* { caret-color: transparent !important }');
  }
  if (!document.adoptedStyleSheets.includes(hiding.noCaret)) {
    document.adoptedStyleSheets.push(hiding.noCaret);
  }
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    // Skips animations with playback rate 0: they never end, so `finish` would throw.
    else if (animation.playbackRate !== 0) animation.finish();
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  const width = Math.max(scrollWidth, document.body.scrollWidth);
  const height = Math.max(scrollHeight, document.body.scrollHeight);
  return width > innerWidth || height > innerHeight ? { width, height } : undefined;
}

/**
 * Shows every control as hovered, focused or pressed. Rewrites the style rules for the state, so
 * that they match all elements or, for focus, all focusable ones. Their specificity does not
 * change.
 */
export function showState(state: 'hover' | 'focus' | 'pressed'): number {
  const FOCUSED = '[data-pictured-focus]';
  // Each replacement has the specificity of one class, like the pseudo-class that it replaces.
  const instead: Record<string, string> =
    state === 'focus'
      ? {
          focus: FOCUSED,
          'focus-visible': FOCUSED,
          'focus-within': `:is(${FOCUSED}, :has(${FOCUSED}))`,
        }
      : {
          hover: ':not([data-pictured-never])',
          ...(state === 'pressed' && { active: ':not([data-pictured-never], :disabled)' }),
        };
  if (state === 'focus') {
    const controls =
      'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';
    for (const control of document.querySelectorAll(controls)) {
      if (control.matches(':disabled') || control.closest('[inert], [aria-hidden="true"]'))
        continue;
      control.setAttribute('data-pictured-focus', '');
    }
  }
  const answers = (selector: string) => {
    try {
      return document.querySelector(selector.replace(/::[\w-]+(\([^)]*\))?/g, '') || '*') !== null;
    } catch {
      return true;
    }
  };
  let answered = 0;
  const undo: (() => void)[] = [];
  Object.assign(globalThis, {
    endState() {
      for (const step of undo) step();
      for (const control of document.querySelectorAll('[data-pictured-focus]')) {
        control.removeAttribute('data-pictured-focus');
      }
    },
  });
  const rewrite = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const written = rule.selectorText.replace(
          /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g,
          (pseudo, name: string) => instead[name] ?? pseudo,
        );
        const original = rule.selectorText;
        if (written !== original) {
          undo.push(() => (rule.selectorText = original));
          rule.selectorText = written;
          if (answers(written)) answered += 1;
        }
      }
      if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
  return answered;
}

/** Scrolls every container to its middle. Returns true if the page has a container. */
export async function scrollContainers(): Promise<boolean> {
  const scrolls = (overflow: string, range: number) =>
    (overflow === 'auto' || overflow === 'scroll') && range > 1;
  const found = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { overflowX, overflowY, direction } = getComputedStyle(element);
    const across = element.scrollWidth - element.clientWidth;
    const down = element.scrollHeight - element.clientHeight;
    const isAcross = scrolls(overflowX, across);
    const isDown = scrolls(overflowY, down);
    if (!isAcross && !isDown) return [];
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const middle = Math.round(across / 2) * (direction === 'rtl' ? -1 : 1);
    const place = {
      ...(isAcross && { left: middle }),
      ...(isDown && { top: Math.round(down / 2) }),
    };
    return [{ element, place }];
  });
  for (const { element, place } of found) element.scrollTo({ ...place, behavior: 'instant' });
  if (found.length > 0) {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }
  return found.length > 0;
}

/** Scrolls the page to its middle if it has sticky or fixed elements. Returns true if it has scrolled. */
export async function scrollPage(): Promise<boolean> {
  const range = document.documentElement.scrollHeight - innerHeight;
  if (range <= 1) return false;
  const sticks = [...document.body.querySelectorAll('*')].some((element) =>
    ['sticky', 'fixed'].includes(getComputedStyle(element).position),
  );
  if (!sticks) return false;
  scrollTo({ top: Math.round(range / 2), behavior: 'instant' });
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  return true;
}

/** Reverts the effects of a look on the page: a state, the text size, or the scroll position. */
export function endLook() {
  const { endState } = globalThis as { endState?: () => void };
  endState?.();
  scrollTo({ top: 0, behavior: 'instant' });
  document.documentElement.style.fontSize = '';
}

/**
 * Returns the positions of components on the page: the outermost elements with a class from a style
 * file. On a motion sheet, a class named after a CSS variable marks the position of a token.
 */
export function partsOnPage(prefixes: readonly string[]): Part[] {
  const styles = new Set(prefixes);
  const lengths = [...new Set(prefixes.map(({ length }) => length))];
  const stylesOf = (element: Element) => {
    const found = new Set<string>();
    for (const name of element.classList) {
      if (name.startsWith('--')) found.add(name);
      const plain = name.startsWith('_') ? name.slice(1) : name;
      for (const length of lengths) {
        const prefix = plain.slice(0, length);
        if (styles.has(prefix)) found.add(prefix);
      }
    }
    return found;
  };
  const parts: Part[] = [];
  const walk = (element: Element, around: ReadonlySet<string>) => {
    const own = stylesOf(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) {
      for (const prefix of own) {
        if (around.has(prefix)) continue;
        const place = [left + scrollX, top + scrollY, width, height].map(Math.round);
        parts.push([prefix, ...(place as [number, number, number, number])]);
      }
    }
    const within = own.size > 0 ? new Set([...around, ...own]) : around;
    for (const child of element.children) walk(child, within);
  };
  walk(document.body, new Set());
  return parts;
}
