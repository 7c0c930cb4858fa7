import { isVisible } from '../../internal/browser';

/** Elements that may receive the focus when a dialog closes, in order of preference. */
const openers = new WeakMap<Element, HTMLElement[]>();

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** Part of the page within which another element can replace the opener. */
const PART = '[role$="dialog"], form, main, header, nav, aside, footer';

/** Returns the focused element, or the trigger of the menu that contains it. */
function openerOf(active: HTMLElement): HTMLElement {
  const labelledBy = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (labelledBy && document.getElementById(labelledBy)) || active;
}

/** Returns an element and its neighbours, those after it first. */
function withNeighbours(opener: HTMLElement): HTMLElement[] {
  const all = [...(opener.closest(PART)?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const place = all.indexOf(opener);
  return [opener, ...all.slice(place + 1), ...all.slice(0, Math.max(place, 0)).reverse()];
}

const canFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && isVisible(element);

/** Records the focused element, just before the dialog takes the focus. */
export function rememberFocus(dialog: Element): void {
  const active = document.activeElement;
  const isElement = active instanceof HTMLElement && active !== document.body;
  openers.set(dialog, isElement ? withNeighbours(openerOf(active)) : []);
}

/**
 * Returns the focus when a dialog closes: to the opener, such as the trigger of a menu, or to the
 * nearest element that remains. If another dialog replaced this one, that dialog returns the focus
 * later. If all of these elements are gone, the main content receives the focus.
 */
export function returnFocus(dialog: Element): void {
  const chain = openers.get(dialog) ?? [];
  const target = chain.find(canFocus);
  // Topmost open dialog, which is the last in the DOM.
  const successor = [
    ...document.querySelectorAll<HTMLElement>('[role$="dialog"][data-state="open"]'),
  ].at(-1);
  if (successor && !successor.contains(target ?? null)) {
    openers.set(successor, (openers.get(successor) ?? []).concat(chain));
    // The opener of the other dialog may have been inside this dialog, and be gone.
    if (!successor.contains(document.activeElement)) successor.focus();
  } else if (target) {
    target.focus();
  } else {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
}
