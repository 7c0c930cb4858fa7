/** Functions that run in the page of a story: each is complete in itself. */

/** A place of a component in a picture: how its classes begin, left, top, width, height. */
export type Part = [prefix: string, left: number, top: number, width: number, height: number];

/** Waits for what arrives late but is part of the picture. */
export async function comeToRest() {
  // Fonts and images are asked for when the page is laid out, which is once a frame.
  await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await new Promise((painted) => requestAnimationFrame(painted));
}

/** As `comeToRest`, in a frame of the page: one that is not shown lays nothing out. */
export async function comeToRestInFrame() {
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}

/**
 * Hides what is in frames and shows it again. How Chromium rounds the places in a frame that is shown
 * smaller depends on what it showed there before, unless that was nothing.
 */
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

/**
 * Ends what moves, hides the caret, and measures the page.
 *
 * @returns the size of the whole page, in CSS pixels, if there is more of it than the window shows
 */
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
    // One that stands still has no end, and finishing it throws.
    else if (animation.playbackRate !== 0) animation.finish();
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  const width = Math.max(scrollWidth, document.body.scrollWidth);
  const height = Math.max(scrollHeight, document.body.scrollHeight);
  return width > innerWidth || height > innerHeight ? { width, height } : undefined;
}

/**
 * Shows every control as if it was hovered over, focused or pressed: each style rule for the state
 * then answers to all elements (for focus, to those that take the focus), at the same weight.
 *
 * @returns how many rules answer to something; without one the picture would be that of rest
 */
export function showState(state: 'hover' | 'focus' | 'pressed'): number {
  const FOCUSED = '[data-pictured-focus]';
  // Each has the weight of one class, like the pseudo-class in whose place it stands.
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

/**
 * Scrolls every scroll container of the page to its middle, in each direction in which it scrolls.
 *
 * @returns whether there is one
 */
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

/**
 * Scrolls the page itself to its middle, if something in it sticks: all else is in a picture of the
 * whole page.
 *
 * @returns whether it has scrolled
 */
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

/** Takes back what a look changed on the page: a state, the size of the text, or its scroll position. */
export function endLook() {
  const { endState } = globalThis as { endState?: () => void };
  endState?.();
  scrollTo({ top: 0, behavior: 'instant' });
  document.documentElement.style.fontSize = '';
}

/**
 * Where components are on the page: the outermost elements that have a class of a style file. A
 * class that is named like a variable is the place of a token, on the sheet of a story's motion.
 *
 * @param prefixes how the classes of each style file begin
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
