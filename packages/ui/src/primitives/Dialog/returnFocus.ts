import { isVisible } from '../../internal/browser';

/** Elements that may receive the focus when a dialog closes, in order of preference. */
const openers = new WeakMap<Element, HTMLElement[]>();

const FOCUSABLE = 'a, button, input, select, textarea, [tabindex="0"]';

/** Parts of the page. If the opener is gone, another control in the same part gets the focus. */
const PART = '[role$="dialog"], main, header, nav, aside, footer';

/**
 * Records the focused element before the dialog takes the focus, or the trigger of the menu that
 * contains it. Nearby controls in the same part of the page are recorded as fallbacks.
 */
export function rememberFocus(dialog: Element): void {
  const active = document.activeElement as HTMLElement;
  const menu = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = document.getElementById(menu ?? '') ?? active;
  const all = [...(opener.closest(PART)?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  openers.set(dialog, [opener, ...all.slice(all.indexOf(opener) + 1), ...all.reverse()]);
}

/**
 * Returns the focus when a dialog closes: to the opener, such as the trigger of a menu, or to the
 * nearest remaining control. If another dialog replaced this one, that dialog returns the focus later.
 * If no candidate remains, the main content receives the focus.
 */
export function returnFocus(dialog: Element): void {
  const chain = openers.get(dialog) ?? [];
  const target = chain.find(
    (element) =>
      element.isConnected && element.matches(':not(body, :disabled)') && isVisible(element),
  );
  // Topmost open dialog, which is the last in the DOM.
  const successor = [
    ...document.querySelectorAll<HTMLElement>('[role$="dialog"][data-state="open"]'),
  ].at(-1);
  if (successor && !successor.contains(target ?? null)) {
    openers.set(successor, (openers.get(successor) ?? []).concat(chain));
    // The opener of the other dialog may have been inside this dialog and may no longer exist.
    if (!successor.contains(document.activeElement)) successor.focus();
  } else if (target) {
    target.focus();
  } else {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
}
