/**
 * Elements that get the focus when a dialog closes, by dialog: its opener first, then fallbacks.
 */
const openers = new WeakMap<Element, HTMLElement[]>();

/** Records the focus, just before the dialog takes it. */
export function rememberFocus(dialog: Element): void {
  const active = document.activeElement;
  openers.set(dialog, active instanceof HTMLElement && active !== document.body ? [active] : []);
}

/**
 * Returns the focus when a dialog closes. A dialog that replaced it, such as registration after
 * sign-in, keeps the focus and returns it later. If no recorded element is left, the page's content
 * gets the focus.
 */
export function returnFocus(dialog: Element): void {
  const chain = openers.get(dialog) ?? [];
  const target = chain.find((element) => element.isConnected && !element.matches(':disabled'));
  // Topmost dialog, which comes last.
  const successor = [
    ...document.querySelectorAll<HTMLElement>('[role$="dialog"][data-state="open"]'),
  ].at(-1);
  if (successor && !successor.contains(target ?? null)) {
    openers.set(successor, (openers.get(successor) ?? []).concat(chain));
    // The opener of the other dialog may have been inside this one, and be gone.
    if (!successor.contains(document.activeElement)) successor.focus();
  } else if (target) {
    target.focus();
  } else {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
}
