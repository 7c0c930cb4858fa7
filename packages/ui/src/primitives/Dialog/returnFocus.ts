/** Elements that may receive the focus when a dialog closes: the opener first, then fallbacks. */
const openers = new WeakMap<Element, HTMLElement[]>();

/** Records the focused element before the dialog takes the focus. */
export function rememberFocus(dialog: Element): void {
  const active = document.activeElement;
  openers.set(dialog, active instanceof HTMLElement && active !== document.body ? [active] : []);
}

/**
 * Returns the focus when a dialog closes. If another dialog replaced this one, that dialog returns
 * the focus later. If all recorded elements are gone, the main content receives the focus.
 */
export function returnFocus(dialog: Element): void {
  const chain = openers.get(dialog) ?? [];
  const target = chain.find((element) => element.isConnected && !element.matches(':disabled'));
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
